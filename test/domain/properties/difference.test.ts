import { describe, expect, it } from "vitest";
import type { Property } from "../../../src/db/schema/properties.ts";
import { changesOf, differences } from "../../../src/domain/properties/record/fields.ts";
import { storedProperty } from "../../support/stored-property.ts";

const before = storedProperty();

const fieldsOf = (columns: Partial<Property>): string[] =>
  differences(before, { ...before, ...columns }).map(({ field }) => field);

/** Columns that a write changes, and the changed fields that a reader then sees. */
const SEEN: readonly [Partial<Property>, readonly string[]][] = [
  [{}, []],
  [{ title: "Casa" }, ["title"]],
  [{ salePriceCents: 1 }, ["salePrice"]],
  [{ street: "Rua Nova", complement: "ap 1" }, ["address"]],
  [{ forRent: true, rentPriceCents: 100 }, ["purposes", "rentPrice"]],
  [{ type: "FAZENDA" }, ["type", "category"]],
  [{ photos: [] }, ["coverPhoto", "photos"]],
  [{ commissionPercent: 5 }, ["partnershipTerms"]],
  [{ captadorAccountId: "usr-1", captadorTeamName: "Ana" }, ["captador"]],
  [{ status: "SOLD" }, ["status"]],
  [{ status: "INACTIVE", inactiveReason: "MANUAL" }, ["status", "inactiveReason"]],
  [{ status: "DELETED", deletedAt: 1 }, ["status", "deletedAt"]],
  [{ pending: ["OTHER"], radar: "PENDING", curationStatus: "PENDING" }, ["radar", "curation"]],
  [{ photoState: "QUEUED" }, ["photoSync"]],
];

/** Columns that no reader sees. */
const UNSEEN: readonly Partial<Property>[] = [
  { updatedAt: 1 },
  { confirmedAt: 1, noticeAt: 1 },
  { version: 9 },
  { dashboardFields: ["title"] },
  { photoRequestId: "ph_2" },
  { inactiveReason: "FEED_REMOVED" },
];

describe("the difference between two states of a property", () => {
  it.each(SEEN)("of %o is seen in %j", (columns, fields) => {
    expect(fieldsOf(columns)).toEqual(fields);
  });

  it.each(UNSEEN)("of %o is seen nowhere", (columns) => {
    expect(fieldsOf(columns)).toEqual([]);
  });

  it("gives each field as the answer shows it", () => {
    const after = { ...before, salePriceCents: 79_999_990, area: null };
    expect(differences(before, after)).toEqual([
      { field: "salePrice", from: 850_000, to: 799_999.9 },
      { field: "area", from: 92.5, to: null },
    ]);
  });

  it("leaves derived fields out of the changes of a write", () => {
    const after = { ...before, type: "FAZENDA", photoState: "FAILED" } as const;
    const seen = differences(before, after).map(({ field }) => field);
    expect(seen.toSorted()).toEqual(["category", "photoSync", "type"]);
    expect(changesOf(before, after).map(({ field }) => field)).toEqual(["type"]);
  });
});

describe("the change of a gallery", () => {
  const requested = { photoRequestId: "ph_2", photoRequest: ["https://fotos.example.com/2.jpg"] };
  const cleared = { photoRequestId: null, photoRequest: null, photoState: null, photos: [] };

  it("names requested photos by their source addresses", () => {
    expect(changesOf(before, { ...before, ...requested, photoState: "QUEUED" })).toEqual([
      {
        field: "photos",
        from: ["https://fotos.example.com/1.jpg"],
        to: ["https://fotos.example.com/2.jpg"],
      },
    ]);
  });

  it("removes shown photos", () => {
    expect(changesOf(before, { ...before, ...cleared })).toEqual([
      { field: "photos", from: ["https://fotos.example.com/1.jpg"], to: [] },
    ]);
  });

  it("cancels photos still on their way", () => {
    const waiting = storedProperty({ ...requested, photoState: "QUEUED", photos: [] });
    expect(changesOf(waiting, { ...waiting, ...cleared })).toEqual([
      { field: "photos", from: ["https://fotos.example.com/2.jpg"], to: [] },
    ]);
  });
});
