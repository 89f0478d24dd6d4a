import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Lead } from "../../../src/db/schema/leads.ts";
import { leadTable } from "../../../src/db/schema/leads.ts";
import { listLeads } from "../../../src/domain/leads/list.ts";
import { leadWords } from "../../../src/domain/leads/record/words.ts";
import { newId } from "../../../src/lib/id.ts";
import { fold } from "../../../src/lib/text.ts";
import { naiveList, storeRows, walkList } from "../../support/list-walk.ts";
import { choose, seededRandom } from "../../support/random.ts";
import { storedLead } from "../../support/stored-lead.ts";

const ROWS = 120;
const NAMES = ["Beatriz Nunes", "BEÁ Ñuñez", "João d'Ávila", "Ana-Maria Luz", "Zé 🏠 Casa", "Ana"];
const PHONES = ["+5541998765432", "+5511987654320", "+551133334444", "+351912345678"];
const EMAILS = ["bea.nunes@clientes.test", "joao@imovel.example", null];

const accountId = newId("account");
let all: Lead[] = [];

beforeAll(async () => {
  const random = seededRandom(20_261_125);
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const lead = storedLead({
      accountId,
      name: choose(random, NAMES),
      email: choose(random, EMAILS),
      phones: [{ number: choose(random, PHONES), isWhatsApp: false }],
      externalRef: choose(random, [null, `CLI-${at}`]),
      updatedAt: choose(random, [1_000, 2_000]),
    });
    return { ...lead, words: leadWords(lead) };
  });
  all = await storeRows(leadTable, accountId, rows);
});

/** The words and forms by which a client is found, computed without index or SQL. */
const formsOf = ({ name, email, phones, externalRef }: Lead): string[] => [
  ...fold([name, email ?? "", externalRef ?? ""].join(" ")).split(" "),
  ...(externalRef?.match(/\d+/g) ?? []),
  fold(externalRef ?? "").replaceAll(" ", ""),
  ...phones.flatMap(({ number }) => {
    const digits = number.slice(1);
    const national = number.startsWith("+55") ? digits.slice(2) : digits;
    return [digits, national, national.slice(2), digits.slice(-8), digits.slice(-4)];
  }),
];

const naive = (query: string, since: number | undefined): string[] => {
  const words = fold(query).split(" ");
  return naiveList(
    all,
    (one) => words.every((word) => formsOf(one).some((form) => form.startsWith(word))),
    since,
  );
};

const walk = (q: string, limit: number, updatedSince?: number): Promise<string[]> =>
  walkList(accountId, limit, { q, updatedSince }, async (ctx, after) => {
    const { leads, next } = await listLeads(ctx, { state: "ACTIVE", q, updatedSince }, limit, after);
    return { items: leads, next };
  });

const pieces = [...NAMES, ...EMAILS, "CLI", "cli-7", "998765", "3333", "luz"].flatMap((text) =>
  fold(text ?? "").split(" "),
);
/** Beginnings of words that clients have, and a few that none has. */
const queries = fc
  .array(
    fc
      .tuple(fc.constantFrom(...pieces, "xis"), fc.integer({ min: 1, max: 12 }))
      .map(([word, length]) => word.slice(0, length)),
    { minLength: 1, maxLength: 3 },
  )
  .map((words) => words.join(" "))
  // Digits side by side may be one phone, which the examples below try.
  .filter((query) => fold(query) !== "" && !/\d +\d/.test(query));

describe("a search among clients", () => {
  it("finds what a plain scan finds, each once, in the list's order", async () => {
    await fc.assert(
      fc.asyncProperty(queries, fc.constantFrom(3, 20, 100), async (query, limit) => {
        expect(await walk(query, limit)).toEqual(naive(query, undefined));
      }),
      { numRuns: 40 },
    );
  });

  it("finds the same in the order of changes", async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        expect(await walk(query, 50, 2_000)).toEqual(naive(query, 2_000));
      }),
      { numRuns: 20 },
    );
  });

  it.each(["(41) 99876-5432", "+55 41 99876-5432", "99876 5432", "5432", "ana (41) 99876"])(
    "takes the phone in %s as one word",
    async (query) => {
      const found = await walk(query, 100);
      const expected = all.filter(
        ({ name, phones }) =>
          phones.some(({ number }) => number === PHONES[0]) &&
          (!query.startsWith("ana") || /^ana/i.test(name)),
      );
      expect(found.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      expect(found.length).toBeGreaterThan(0);
    },
  );
});
