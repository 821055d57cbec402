/** All errors that a caller may see, with their HTTP status. */
export const ERROR_STATUS = {
  invalid_input: 400,
  /** The input holds a field that this release does not know. */
  unknown_field: 400,
  unauthenticated: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  /** This release has no such endpoint. */
  unknown_endpoint: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
