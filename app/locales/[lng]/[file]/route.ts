import { refuseOthers, withRoute } from "@/app/api/_route";
import { AppError } from "@/lib/platform/errors/app-error";
import { isLocale } from "@/lib/platform/i18n/locales";
import { isNamespace, messagesParams, namespaceMessages } from "@/lib/platform/i18n/messages";
import { MESSAGES_VERSION } from "@/lib/platform/i18n/messages-version";

/**
 * The texts of one namespace; under the version (a content hash) that they have here they may be kept for ever. A page
 * of another release, which asks for the version that it knows, gets these for now.
 */
export const GET = withRoute({
  summary: "Reads the texts of one namespace in one language.",
  produces: ["application/json"],
  who: "anyone",
  limit: "read",
  params: messagesParams,
  handle: ({ params, request }) => {
    const namespace = params.file.replace(/\.json$/, "");
    if (!isLocale(params.lng) || !isNamespace(namespace)) throw new AppError("not_found");
    return {
      tree: namespaceMessages(params.lng, namespace),
      versioned: new URL(request.url).searchParams.get("v") === MESSAGES_VERSION,
    };
  },
  respond: ({ tree, versioned }) =>
    Response.json(tree, {
      headers: { "cache-control": versioned ? "public, max-age=31536000, immutable" : "public, no-cache" },
    }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
