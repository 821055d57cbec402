import { refuseOthers, withRoute } from "@/app/api/_route";
import { administratorLogin, adminLogin } from "@/lib/accounts/operations/administrator-login";
import { adminLoginBody, adminLoginReply } from "@/lib/accounts/schema/administrators";

/** By the shared password, or by an address and a password of one's own. */
export const POST = withRoute({
  summary: "Signs in as an administrator.",
  who: "anyone",
  limit: "adminSignIn",
  body: adminLoginBody,
  reply: adminLoginReply,
  handle: async ({ ctx, body: { email, ...body }, request }) => {
    const browser = request.headers.get("user-agent");
    const { permissions } =
      email === undefined
        ? await adminLogin({ input: body })
        : await administratorLogin({ ctx, browser, input: { ...body, email } });
    return { success: true, permissions };
  },
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
