import type { Lead } from "../../../db/schema/leads.ts";
import { type Change, differencesOf } from "../../records/row.ts";
import { presentLead } from "./present.ts";

/** updatedAt only shows that something else changed. */
const SILENT: ReadonlySet<string> = new Set(["updatedAt"]);

/** Fields derived from others: named in events, not in the `changes` of a write. */
const DERIVED: ReadonlySet<string> = new Set(["ownerName", "radar", "deletedAt"]);

/** Every visible field that differs. */
export const differences = (before: Lead, after: Lead): Change[] =>
  differencesOf(before, after, (lead) => presentLead(lead, "pt-BR"), SILENT);

/** The `changes` of a write. */
export const changesOf = (before: Lead, after: Lead): Change[] =>
  differences(before, after).filter(({ field }) => !DERIVED.has(field));
