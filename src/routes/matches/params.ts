import * as z from "zod";
import { cursorParam, pageLimit } from "../../contract/query.ts";
import { MATCH_STATUSES } from "../../vocabulary/value-lists.ts";

/** Any text may be asked for: what is no id of the account is not found. */
export const matchId = z.string().min(1).max(500).meta({
  example: "m#prop-0123456789abcdef#lead-0123456789abcdef#own",
  description: "URL-encoded: `#` is `%23`.",
});

/** What every list of matches takes. */
export const MATCH_LIST_QUERY = {
  limit: pageLimit(),
  cursor: cursorParam,
  status: z.enum(MATCH_STATUSES).optional(),
};
