import { type Statement, sql } from "../../db/statement.ts";

/** The account's own matches of a property; partners' are deleted by the boards (rules 26.22). */
export const purgeMatchesOfProperty = (propertyId: string): Statement =>
  sql(
    "DELETE FROM matches INDEXED BY matches_of_property WHERE property_id = ? AND side <> 'client'",
    propertyId,
  );

/** Few windows are open at a time, and each is one seek: the key begins with the time. */
const windowsOf = (leadId: string): Statement =>
  sql(
    `WITH RECURSIVE open (since) AS (
       SELECT min(since) FROM radar_windows UNION ALL
       SELECT (SELECT min(since) FROM radar_windows WHERE since > open.since) FROM open WHERE since IS NOT NULL
     )
     DELETE FROM radar_windows WHERE since IN (SELECT since FROM open) AND lead_id = ?`,
    leadId,
  );

/** The account's own matches of a client, and its pending summary. */
export const purgeMatchesOfLead = (leadId: string): Statement[] => [
  sql("DELETE FROM matches INDEXED BY matches_of_lead WHERE lead_id = ? AND side <> 'property'", leadId),
  windowsOf(leadId),
];
