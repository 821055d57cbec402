import { SCHEME_KEY } from "@/components/layout/color-scheme";
import { OFFLINE_CACHE } from "@/lib/assessment/client/offline/offline-files";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { ADMIN_COOKIE, DEVICE_COOKIE, USER_COOKIE } from "@/lib/platform/cookie-names";
import { LOCALE_STORAGE_KEY } from "@/lib/platform/i18n/locales";

/** What the server keeps, and the tables that it stands in; the words are `privacyPage.server.{key}`. */
export const SERVER_DATA = [
  { key: "account", tables: ["User"] },
  { key: "password", tables: ["User"] },
  { key: "progress", tables: ["RunInProgress", "SetAsideRun"] },
  { key: "runs", tables: ["Assessment"] },
  { key: "portraits", tables: ["PortraitAnswer"] },
  { key: "reports", tables: ["Report", "ReportTranslation", "PackReport"] },
  { key: "shares", tables: ["ReportShare"] },
  { key: "pairs", tables: ["MatchCode", "Match"] },
  { key: "notifications", tables: ["NotificationOpening", "NotificationReader", "MatchNotification"] },
  { key: "steps", tables: ["AnalyticsEvent", "AnalyticsRun", "AssessmentFact"] },
  { key: "links", tables: ["AccountToken"] },
  { key: "mails", tables: ["OutgoingMail"] },
  { key: "counters", tables: ["RateLimit"] },
] as const;

/** What the browser keeps, by the names that its own settings show; the words are `privacyPage.browser.{key}`. */
export const BROWSER_DATA = [
  { key: "session", names: [USER_COOKIE] },
  { key: "device", names: [DEVICE_COOKIE] },
  { key: "language", names: [LOCALE_STORAGE_KEY] },
  { key: "user", names: [STORAGE_KEYS.user, STORAGE_KEYS.logout] },
  {
    key: "answers",
    names: [
      STORAGE_KEYS.draft,
      STORAGE_KEYS.setAside,
      STORAGE_KEYS.firstAnswer,
      STORAGE_KEYS.heroMoments,
      STORAGE_KEYS.buildingBlocks,
      STORAGE_KEYS.innerProfile,
      STORAGE_KEYS.portraits,
    ],
  },
  { key: "invitation", names: [STORAGE_KEYS.invitation] },
  { key: "outbox", names: [STORAGE_KEYS.outbox, "ninefold-outbox"] },
  { key: "offline", names: [OFFLINE_CACHE, "reloadedForScript"] },
  { key: "notifications", names: [STORAGE_KEYS.notifications, STORAGE_KEYS.notificationSound, "resultSeen"] },
  { key: "visit", names: [STORAGE_KEYS.reportType, STORAGE_KEYS.reportAccess] },
  { key: "scheme", names: [SCHEME_KEY, "rhetiMovesOn", STORAGE_KEYS.reportsOrder] },
  { key: "place", names: ["rhetiPlace", "startNewRun", "askNewRun", "visitorAnswer", "loggedOutHere"] },
  { key: "steps", names: ["analyticsSession", "eventsUnderWay"] },
  { key: "admin", names: [ADMIN_COOKIE, STORAGE_KEYS.admin, STORAGE_KEYS.editor, "notificationDraft", "adminPlace"] },
] as const;
