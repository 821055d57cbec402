import { errorFields, log } from "@/lib/platform/log";

/** Sends parts as they come, one at a time as the receiver takes them; a fault on the way breaks the answer off. */
export function streamResponse(parts: AsyncGenerator<string>, headers: Readonly<Record<string, string>>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          log("error", "an answer broke off", errorFields(error));
          controller.error(error);
        }
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
  return new Response(body, { headers });
}
