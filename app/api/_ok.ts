/** A failure that says `ok: false` beside the usual fields, for callers that look at that alone. */
export async function notOk(problem: Response): Promise<Response> {
  const headers = new Headers(problem.headers);
  return Response.json({ ok: false, ...(await problem.json()) }, { status: problem.status, headers });
}
