/** One mail to one person. No field of it is ever logged. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A BCP 47 tag, for `Content-Language`. */
  readonly language: string;
}
