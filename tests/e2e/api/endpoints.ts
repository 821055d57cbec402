import { ACCOUNT_ENDPOINTS } from "./endpoints/accounts";
import { ADMINISTRATION_ENDPOINTS } from "./endpoints/administration";
import { ANALYTICS_ENDPOINTS } from "./endpoints/analytics";
import { ASSESSMENT_ENDPOINTS } from "./endpoints/assessment";
import { COVERAGE_ENDPOINTS } from "./endpoints/coverage";
import type { Endpoints } from "./endpoints/endpoint";
import { INSTRUMENT_ENDPOINTS } from "./endpoints/instrument";
import { NOTIFICATION_ENDPOINTS } from "./endpoints/notifications";
import { PACK_ENDPOINTS } from "./endpoints/packs";
import { PLATFORM_ENDPOINTS } from "./endpoints/platform";
import { PROGRAM_ENDPOINTS } from "./endpoints/programs";
import { REPORT_ENDPOINTS } from "./endpoints/reports";

/** Every endpoint of the house, who may ask it what, and how it can be asked wrongly. */
export const ENDPOINTS: Endpoints = {
  ...PLATFORM_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...ADMINISTRATION_ENDPOINTS,
  ...ASSESSMENT_ENDPOINTS,
  ...REPORT_ENDPOINTS,
  ...ANALYTICS_ENDPOINTS,
  ...INSTRUMENT_ENDPOINTS,
  ...COVERAGE_ENDPOINTS,
  ...NOTIFICATION_ENDPOINTS,
  ...PACK_ENDPOINTS,
  ...PROGRAM_ENDPOINTS,
};
