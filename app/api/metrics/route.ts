import { refuseOthers, withRoute } from "@/app/api/_route";
import { waitingPdfs } from "@/components/report/pdf/engine/render";
import { countWaitingMails } from "@/lib/accounts/data/mails";
import { AppError } from "@/lib/platform/errors/app-error";
import { metrics } from "@/lib/platform/metrics";
import { isMetricsToken } from "@/lib/platform/secrets";

export const dynamic = "force-dynamic";

/** The figures of this process as Prometheus reads them, for whoever has `METRICS_TOKEN`; for all others there is nothing here. */
export const GET = withRoute({
  summary: "Reads the figures of this process, as Prometheus reads them.",
  produces: ["text/plain"],
  who: "anyone",
  limit: "read",
  authorize: ({ request }) => {
    const [scheme, token = ""] = (request.headers.get("authorization") ?? "").split(" ", 2);
    if (scheme?.toLowerCase() !== "bearer" || !isMetricsToken(token)) throw new AppError("not_found");
  },
  handle: async () => {
    const { registry, pdfWaiting, mailsWaiting } = metrics.get();
    pdfWaiting.set(waitingPdfs());
    mailsWaiting.set(await countWaitingMails());
    return { text: await registry.metrics(), type: registry.contentType };
  },
  respond: ({ text, type }) => new Response(text, { headers: { "content-type": type } }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
