import { describe, expect, it } from "vitest";
import type { Lead } from "../../../src/db/schema/leads.ts";
import { changesOf, differences } from "../../../src/domain/leads/record/difference.ts";
import { storedInterest, storedLead } from "../../support/stored-lead.ts";

const before = storedLead();

/** Columns that a write changes, the changed fields that a reader sees, and the fields in the write's `changes`. */
const SEEN: readonly [Partial<Lead>, readonly string[], readonly string[]][] = [
  [{}, [], []],
  [{ name: "Ana" }, ["name"], ["name"]],
  [{ phones: [] }, ["phones"], ["phones"]],
  [{ interest: storedInterest({ bedrooms: 3 }) }, ["interest"], ["interest"]],
  [{ ownerAccountId: "usr-2", ownerName: "Bia" }, ["ownerAccountId", "ownerName"], ["ownerAccountId"]],
  [{ pending: ["OTHER"], radar: "PENDING" }, ["radar"], []],
  [{ state: "DELETED", deletedAt: 1 }, ["state", "deletedAt"], ["state"]],
  [{ externalRef: null }, ["externalRef"], ["externalRef"]],
  [{ lastActivityAt: 1 }, ["lastActivityAt"], ["lastActivityAt"]],
  [{ consentGivenAt: 1 }, ["consentGivenAt"], ["consentGivenAt"]],
  [{ updatedAt: 1, version: 9, dashboardFields: ["name"], stateBeforeTrash: "ACTIVE" }, [], []],
];

describe("the difference between two states of a lead", () => {
  it.each(SEEN)("of %o is seen in %j, and named %j in the event", (columns, seen, named) => {
    const after = { ...before, ...columns };
    expect(differences(before, after).map(({ field }) => field)).toEqual(seen);
    expect(changesOf(before, after).map(({ field }) => field)).toEqual(named);
  });
});
