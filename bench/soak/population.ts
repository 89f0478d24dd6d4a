import type { OPEN_LIMITS } from "../stage/accounts.ts";
import type { Behavior } from "./receivers.ts";

export interface Profile {
  readonly name: string;
  readonly type: "AGENCY" | "DEVELOPER";
  readonly accounts: number;
  /** Its properties before the first call. */
  readonly properties: number;
  readonly team: number;
  readonly endpoints: readonly Behavior[];
  readonly limits: Partial<typeof OPEN_LIMITS>;
  readonly propertyLimit: number;
  readonly hasFeed: boolean;
  /** The operator sometimes suspends it. */
  readonly isSuspended: boolean;
  /** Refusals that any of its calls may get, besides those of the call's kind. */
  readonly refusals: readonly string[];
}

const PLAIN = {
  type: "AGENCY",
  properties: 0,
  team: 0,
  endpoints: [],
  limits: {},
  // Any of the databases has room for all of them.
  propertyLimit: 10_000,
  hasFeed: false,
  isSuspended: false,
  refusals: [],
} as const;

/** Accounts of different kinds of integrators. */
export const POPULATION: readonly Profile[] = [
  { ...PLAIN, name: "newcomer", accounts: 8, endpoints: ["healthy"] },
  { ...PLAIN, name: "agency", accounts: 9, properties: 200, team: 3, endpoints: ["healthy", "failing"] },
  { ...PLAIN, name: "large agency", accounts: 6, properties: 1_000, team: 8, endpoints: ["healthy", "gone"] },
  { ...PLAIN, name: "developer", type: "DEVELOPER", accounts: 2, endpoints: ["healthy"] },
  { ...PLAIN, name: "portal", accounts: 3, properties: 5_000, team: 20, endpoints: ["slow"] },
  {
    ...PLAIN,
    name: "feed agency",
    accounts: 10,
    properties: 100,
    team: 2,
    endpoints: ["healthy"],
    hasFeed: true,
    refusals: ["409 feed_sync_active"],
  },
  {
    ...PLAIN,
    name: "metered",
    accounts: 6,
    properties: 50,
    endpoints: ["slow"],
    limits: { ratePerSecond: 2, burst: 4 },
    refusals: ["429 rate_limited"],
  },
  {
    ...PLAIN,
    name: "full plan",
    accounts: 3,
    properties: 40,
    endpoints: ["healthy"],
    propertyLimit: 30,
    refusals: ["409 plan_limit_reached"],
  },
  {
    ...PLAIN,
    name: "used-up month",
    accounts: 2,
    properties: 40,
    endpoints: ["failing"],
    limits: { monthlyQuota: 100 },
    refusals: ["429 monthly_quota_exceeded"],
  },
  {
    ...PLAIN,
    name: "suspended",
    accounts: 1,
    properties: 40,
    isSuspended: true,
    refusals: ["403 SUSPENDED"],
  },
];
