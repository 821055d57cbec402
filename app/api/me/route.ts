import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownIdOf } from "@/lib/accounts/access";
import { loadUser } from "@/lib/accounts/operations/account";
import { findRunInProgress, findSetAside } from "@/lib/assessment/data/run-in-progress";
import { findCompletedAnswers } from "@/lib/assessment/data/runs";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { offeredBeside } from "@/lib/assessment/domain/run/set-aside";
import { calibrationInUse } from "@/lib/assessment/operations/calibrations";
import { meWithRunReply } from "@/lib/assessment/schema";

export const GET = withRoute({
  summary: "Reads the person who is signed in, and their run in progress.",
  who: "user",
  limit: "read",
  reply: meWithRunReply,
  authorize: ({ ctx }) => ownIdOf(ctx.actor),
  handle: async ({ ctx, grant }) => {
    const [user, stored, setAside, calibration] = await Promise.all([
      loadUser(grant),
      findRunInProgress(grant),
      findSetAside(grant, ctx.now),
      calibrationInUse(),
    ]);
    const draft = stored as AssessmentRun | null;
    const completed = setAside.length > 0 ? await findCompletedAnswers(grant) : [];
    return { user, draft, setAside: offeredBeside(draft, setAside, completed), calibration };
  },
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
