import type { Endpoint } from "../contract/endpoint.ts";
import { ACCOUNT_ENDPOINTS } from "./account.ts";
import { BUSINESS_ENDPOINTS } from "./business.ts";
import { RECORD_ENDPOINTS } from "./records.ts";

/** All operations of the API, in the order of the documentation. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...ACCOUNT_ENDPOINTS,
  ...RECORD_ENDPOINTS,
  ...BUSINESS_ENDPOINTS,
];
