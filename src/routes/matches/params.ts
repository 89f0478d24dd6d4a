import * as z from "zod";
import { commaList, cursorParam, integerParam, pageLimit, priceParam } from "../../contract/query.ts";
import { EXPLORABLE } from "../../domain/radar/explore.ts";
import { CLIENT_SCOPES } from "../../domain/radar/list-of-object.ts";
import { timeText } from "../../vocabulary/field.ts";
import { MATCH_SCOPES, MATCH_STATUSES, PURPOSES } from "../../vocabulary/value-lists.ts";

/** Any text is accepted; it is not found unless it is an id of the account. */
export const matchId = z.string().min(1).max(500).meta({
  example: "m#prop-0123456789abcdef#lead-0123456789abcdef#own",
  description: "As it was listed; in a URL its `#` is `%23`.",
});

const MATCH_LIST_QUERY = z.strictObject({
  limit: pageLimit(),
  cursor: cursorParam,
  status: z.enum(MATCH_STATUSES).optional(),
});

const include = commaList(EXPLORABLE, 100).meta({
  example: EXPLORABLE.join(","),
  description:
    "Comma-separated. `nearMisses`: own pairs that almost fit; `funnel`: how many remain after each filter.",
});

/** The query of a client's list of matches, on which a property's is based. */
export const MATCH_INCLUDING = MATCH_LIST_QUERY.extend({
  order: z.enum(["best"]).optional(),
  include: include.optional(),
});

export const MATCHES_OF_PROPERTY = MATCH_INCLUDING.extend({ scope: z.enum(CLIENT_SCOPES).optional() });

/** Any text is accepted, because it is only compared: an unknown id finds nothing. */
const objectId = z.string().min(1).max(200).optional();

/** The query of the account's list of matches. */
export const MATCH_FILTERS = MATCH_LIST_QUERY.extend({
  scope: z.enum(MATCH_SCOPES).optional(),
  ownerAccountId: z.string().min(1).max(100).optional(),
  propertyId: objectId,
  leadId: objectId,
  minScore: integerParam(0, 100).optional(),
  purpose: z.enum(PURPOSES).optional(),
  minPrice: priceParam.optional(),
  maxPrice: priceParam.optional(),
  order: z.enum(["score", "price"]).optional(),
  updatedSince: timeText.optional(),
});
