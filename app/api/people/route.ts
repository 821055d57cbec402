import { refuseOthers, withRoute } from "@/app/api/_route";
import { listPeople } from "@/lib/accounts/operations/people";
import { peopleQuery, peopleReply } from "@/lib/accounts/schema/people";

export const GET = withRoute({
  summary: "Lists accounts, by words in name, address or number.",
  who: "admin",
  permission: "people:read",
  limit: "read",
  query: peopleQuery,
  reply: peopleReply,
  handle: ({ query }) => listPeople(query),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
