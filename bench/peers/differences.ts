import type { Cells } from "../report/table.ts";

/** The date of the cells' sources. */
export const READ_ON = "22 November 2026";

/** Each product's features; `SOURCES` has the references. */
export const DIFFERENCES: readonly Cells[] = [
  ["Idempotency keys", "one effect and one answer per key (rules 7.3)", "none", "none"],
  [
    "An ordered log of changes, readable from any position",
    "the account's, numbered, 30 days (rules 20.1 and 20.3)",
    "none: a change is sent only to present subscribers [1]",
    "in part: activity and revisions of the whole project, numbered; the Core license shows 30 days [5]",
  ],
  [
    "Signed webhooks with retries",
    "Standard Webhooks, seven attempts in 21 hours (rules 21.9)",
    "none: one writes hooks in Go or JavaScript [2]",
    "in part: a flow sends one unsigned request, once [6]",
  ],
  ["Dry run of a write", "of every write (rules 8.1)", "none", "of an import, but not of an item [7]"],
  [
    "Quotas",
    "calls per second and month, properties per plan (rules 5.1, 5.2 and 11.4)",
    "calls per window and address, off by default; none per month or plan [3]",
    "calls per window and address, off by default; none per month or plan [8]",
  ],
  [
    "Tenancy",
    "a key reaches its own account; the rules name what two accounts share (rules 25.4)",
    "by rules that one writes for each collection; the measured operator's token bypasses them [4]",
    "by permission rules that one writes, but not with the Core license; the measured operator's token bypasses them [9]",
  ],
  [
    "Conditional writes",
    "`If-Match` for a property or client (rules 8.9); any write that another overtakes is decided again, then refused (rules 8.7)",
    "no `If-Match`; an update rule may compare a sent field [4]",
    "no `If-Match`; the last write wins [10]",
  ],
  [
    "An update that changes nothing",
    "is answered `UNCHANGED`; nothing is written, no event (rules 8.4)",
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
  "https://docs.directus.io/reference/system/activity/, https://docs.directus.io/reference/system/revisions; the license's `activity_historical_timeframe` and `revision_historical_timeframe`, as `GET /license` shows them",
  "https://directus.io/docs/guides/automate/triggers; `operations/request` of @directus/api",
  "`POST /utils/import?dryRun`: `controllers/utils` of @directus/api",
  "https://directus.io/docs/configuration/security-limits",
  "https://directus.io/docs/guides/auth/access-control; the license's `custom_permission_rules_enabled`",
  "https://github.com/directus/directus/issues/3558",
];
