import type { Cells } from "../report/table.ts";

/** The date of the cells' sources. */
export const READ_ON = "22 November 2026";

/** Each product's features; `SOURCES` has the references. */
export const DIFFERENCES: readonly Cells[] = [
  ["Idempotency keys", "one effect and one answer a key (rules 7.3)", "none", "none"],
  [
    "An ordered log of changes, read on from where one left off",
    "of the account, numbered, 30 days (rules 20.1 and 20.3)",
    "none: a change is sent to who is subscribed at that moment [1]",
    "in part: activity and revisions of the whole project, numbered; the Core licence shows 30 days [5]",
  ],
  [
    "Signed webhooks with retries",
    "Standard Webhooks, seven attempts in 21 hours (rules 21.9)",
    "none: hooks that one writes in Go or JavaScript [2]",
    "in part: a flow sends one request, unsigned, and tries it once [6]",
  ],
  ["Dry run of a write", "of every write (rules 8.1)", "none", "of an import, not of an item [7]"],
  [
    "Quotas",
    "calls a second and a month, properties of the plan (rules 5.1, 5.2 and 11.4)",
    "calls in a window by address, off unless set; none by month or plan [3]",
    "calls in a window by address, off unless set; none by month or plan [8]",
  ],
  [
    "Tenancy",
    "a key reaches its own account; what two accounts share is named (rules 25.4)",
    "by rules that one writes on each collection; the operator's token, which is measured, is above them [4]",
    "by permission rules that one writes, which the Core licence does not have; the operator's token, which is measured, is above them [9]",
  ],
  [
    "Conditional writes",
    "no `If-Match`; a write that another overtakes is decided anew, then refused (rules 8.7)",
    "no `If-Match`; an update rule may compare a field that is sent [4]",
    "no `If-Match`; the last write wins [10]",
  ],
  [
    "An update that changes nothing",
    "is told as `UNCHANGED`; nothing is written, no event (rules 8.4)",
    "is written, with a new `updated`",
    "is written, with a new `updated` and a revision",
  ],
];

/** A cell's source, by number. */
export const SOURCES: readonly string[] = [
  "https://pocketbase.io/docs/api-realtime/",
  "https://github.com/pocketbase/pocketbase/issues/317, open then; https://github.com/pocketbase/pocketbase/issues/1663",
  "PocketBase's `core/settings_model.go`, `apis/middlewares_rate_limit.go`",
  "https://pocketbase.io/docs/api-rules-and-filters",
  "https://docs.directus.io/reference/system/activity/, https://docs.directus.io/reference/system/revisions; the licence's `activity_historical_timeframe` and `revision_historical_timeframe`, as `GET /license` tells them",
  "https://directus.io/docs/guides/automate/triggers; `operations/request` of @directus/api",
  "`POST /utils/import?dryRun`: `controllers/utils` of @directus/api",
  "https://directus.io/docs/configuration/security-limits",
  "https://directus.io/docs/guides/auth/access-control; the licence's `custom_permission_rules_enabled`",
  "https://github.com/directus/directus/issues/3558",
];
