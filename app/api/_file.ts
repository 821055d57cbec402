/** A file to be shown, or saved under its name. */
interface FileAnswer {
  /** Letters, digits, dots, hyphens and underscores alone. */
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly save: boolean;
}

/** Sends a file; it may hold somebody's data, so nobody between keeps it, and a browser takes it for what it is. */
export function fileReply({ name, content, type, save }: FileAnswer): Response {
  return new Response(content, {
    headers: {
      "content-type": type,
      "content-disposition": `${save ? "attachment" : "inline"}; filename="${name}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
