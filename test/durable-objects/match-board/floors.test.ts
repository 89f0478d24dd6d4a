import { describe, expect, it } from "vitest";
import { floorOf, rankOf, reaches } from "../../../durable-objects/match-board/floors.ts";
import { offer } from "../../support/pair.ts";

const LEADS = Array.from({ length: 200 }, (_, at) => `lead-${at}`);
/** One of a hundred million runs of 200 fair draws leaves these bounds. */
const BOUNDS = { least: 60, most: 140 };

const old = offer({ id: "prop-old", createdAt: 1 });
const fresh = offer({ id: "prop-new", createdAt: 2 });

describe("among equal scores", () => {
  it("the newest of the own properties comes first, and at one age the greater id", () => {
    const key = (one: typeof old) => rankOf(80, one, "lead-1", "INTERNAL").key;
    expect(key(fresh)).toBeGreaterThan(key(old));
    const twin = { ...old, id: "prop-oldest" };
    expect(key(twin)).toBe(key(old));
    const ranks = [old, twin].map((one) => rankOf(80, one, "lead-1", "INTERNAL"));
    expect(floorOf(ranks, 1)?.id).toBe("prop-oldest");
  });

  it.each(["NETWORK", "LAUNCH"] as const)(
    "of a %s a permanent random number decides, whatever the age",
    (scope) => {
      const key = (one: typeof old, leadId: string) => rankOf(80, one, leadId, scope).key;
      for (const leadId of LEADS)
        expect(key({ ...old, createdAt: 9, saleCents: 1, ownerId: "usr-1" }, leadId)).toBe(key(old, leadId));
      const won = LEADS.filter((leadId) => key(fresh, leadId) > key(old, leadId)).length;
      expect(won).toBeGreaterThan(BOUNDS.least);
      expect(won).toBeLessThan(BOUNDS.most);
    },
  );
});

it.each(["INTERNAL", "NETWORK"] as const)(
  "a better score of a %s outranks any age or random number",
  (scope) => {
    for (const leadId of LEADS) {
      const better = rankOf(61, { ...old, createdAt: 0 }, leadId, scope);
      expect(reaches(better, rankOf(60, { ...fresh, createdAt: Date.UTC(2200, 0) }, leadId, scope))).toBe(
        true,
      );
      expect(Number.isSafeInteger(rankOf(100, fresh, leadId, scope).key)).toBe(true);
    }
  },
);
