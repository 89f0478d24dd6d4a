import { describe, expect, it } from "vitest";
import { type Property, propertyTable } from "../../../src/db/schema/properties.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { countingD1 } from "../../support/d1-meter.ts";
import { RadarStage } from "../../support/radar-stage.ts";

/** A client who asks only for a type, a place and a price. */
const PLAIN = { bedrooms: null, suites: null, bathrooms: null, parkingSpots: null, areaMin: null };

const CHANGES: readonly (readonly [string, Partial<Property>])[] = [
  ["bedrooms", { bedrooms: 1 }],
  ["suites", { suites: 4 }],
  ["bathrooms", { bathrooms: 0 }],
  ["parking spots", { parkingSpots: 0 }],
  ["the area", { area: null }],
  ["a rent beside the sale", { forRent: true, rentPriceCents: 300_000 }],
];

/** A property of one account, and a client of the same or of another. */
const aPair = async (isShared: boolean) => {
  const stage = await RadarStage.open();
  const seller = await stage.account();
  const buyer = isShared ? await stage.account({ shard: "DB_S1" }) : seller;
  const property = await stage.property(seller, { sharedToNetwork: isShared });
  const lead = await stage.lead(buyer, { sharedToNetwork: isShared, interest: stage.interest(PLAIN) });
  await stage.notify("property", seller, property.id);
  await stage.notify("lead", buyer, lead.id);
  await stage.settle();
  return { stage, seller, property };
};

/** Notifies boards as a write does. @returns rows that they wrote to D1 */
const change = async (stage: RadarStage, seller: Account, id: string, fields: Partial<Property>) => {
  await stage.write("DB", propertyTable.update({ ...fields, updatedAt: Date.now() }, "id = ?", [id]));
  for (const name of stage.boards)
    await stage.board(name).tell(name, [{ ...stage.changed("property", seller, id), moved: false }]);
  const { use } = await countingD1(() => stage.settle());
  return use.rowsWritten;
};

describe("a change of something the client does not ask for", () => {
  it.each(CHANGES)("(%s) writes no row for the account's own match", async (_, fields) => {
    const { stage, seller, property } = await aPair(false);
    const before = await stage.rows("matches");
    expect(before).toMatchObject([{ score: 100, scope: "INTERNAL" }]);
    expect(await change(stage, seller, property.id, fields)).toBe(0);
    expect(await stage.rows("matches")).toEqual(before);
    expect(await change(stage, seller, property.id, { salePriceCents: 80_000_000 })).toBeGreaterThan(0);
    expect(await stage.rows("matches")).not.toEqual(before);
  });

  it.each(CHANGES)("(%s) writes no match of the network, and the partner's card once", async (_, fields) => {
    const { stage, seller, property } = await aPair(true);
    const before = await stage.rows("matches");
    expect(before).toHaveLength(2);
    const written = await change(stage, seller, property.id, fields);
    expect(await stage.rows("matches")).toEqual(before);
    expect(written).toBeLessThanOrEqual(1);
  });
});
