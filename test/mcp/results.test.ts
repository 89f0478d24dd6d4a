import { describe, expect, it } from "vitest";
import { factsOf, scoreIn } from "../../src/domain/radar/facts.ts";
import { offerOf, wishOf } from "../../src/domain/radar/sides.ts";
import { fitting, MAX_RESULT_CHARS, withShortReport } from "../../src/mcp/results/tool-result.ts";
import { accountWithLead } from "../support/account-with.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { listing } from "../support/listing.ts";
import { makeMatch } from "../support/match.ts";
import { callTool } from "../support/mcp.ts";
import { storedInterest, storedLead } from "../support/stored-lead.ts";
import { storedProperty } from "../support/stored-property.ts";

const makeProperties = async ({ api }: TestAccount, count: number, overrides: object = {}): Promise<void> => {
  for (let made = 0; made < count; made += 1) {
    const { status, text } = await api.post("/properties", {
      body: listing({ ...overrides, externalRef: `P-${made}` }),
    });
    if (status !== 201) throw new Error(text);
  }
};

describe("a list", () => {
  it("has 20 short rows by default, and continues by its cursor", async () => {
    const account = await makeAccount();
    await makeProperties(account, 23);
    const first = await callTool(account.key, "list_properties");
    expect(first.result.data).toHaveLength(20);
    expect(first.text.length / 20).toBeLessThan(700);
    const [row] = first.result.data;
    expect(row).toMatchObject({ title: listing().title, address: { city: "São Paulo" } });
    expect(row).not.toHaveProperty("description");
    const { nextCursor: cursor } = first.result;
    const second = await callTool(account.key, "list_properties", { cursor });
    expect(second.result.data).toHaveLength(3);
    expect(second.result).not.toHaveProperty("nextCursor");
    const rest = await account.api.get(`/properties?cursor=${encodeURIComponent(cursor)}`);
    expect(rest.body.data).toHaveLength(3);
    const few = await callTool(account.key, "list_properties", { limit: 2 });
    expect(few.result.data).toHaveLength(2);
  });

  it("of clients leaves out their notes", async () => {
    const { account, id } = await accountWithLead({ notes: "Só liga de manhã" });
    const list = await callTool(account.key, "list_leads");
    expect(list.text).not.toContain("manhã");
    expect(list.result.data[0]).toMatchObject({ id, interest: { purposes: ["VENDA"] } });
    expect((await callTool(account.key, "get_lead", { leadId: id })).result.data.notes).toBe(
      "Só liga de manhã",
    );
  });

  it.each(["list_matches", "list_property_matches", "list_lead_matches"])(
    "of %s shows each part of a score, even without points",
    async (tool) => {
      const account = await makeAccount();
      const wish = wishOf(storedLead({ interest: storedInterest({ suites: 2, areaMin: 95 }) }))!;
      const facts = factsOf(offerOf(storedProperty())!, wish);
      const score = scoreIn(facts);
      const { propertyId, leadId } = await makeMatch(account, { score, facts: facts as never });
      const [shown] = (await account.api.get("/matches")).body.data;
      const ids = { list_property_matches: { propertyId }, list_lead_matches: { leadId } };
      const { data } = (await callTool(account.key, tool, ids[tool as keyof typeof ids])).result;
      expect(data).toHaveLength(1);
      expect(data[0]).toMatchObject({ score, parts: shown.parts });
      expect(shown.parts).toMatchObject({ suites: 0, bathrooms: 2 });
      const points: number[] = Object.values(data[0].parts);
      expect(points.reduce((sum, one) => sum + one)).toBe(score);
    },
  );

  it("that does not fit ends after a whole item, and says how to continue", async () => {
    const account = await makeAccount();
    await makeProperties(account, 60, { title: "Apartamento ".repeat(20) });
    const cut = await callTool(account.key, "list_properties", { limit: 60 });
    expect(cut.text.length).toBeLessThanOrEqual(MAX_RESULT_CHARS);
    expect(cut.result).toMatchObject({ truncated: true });
    expect(cut.result).not.toHaveProperty("nextCursor");
    const shown = cut.result.data.length;
    expect(cut.result.next).toContain(`limit ${shown}`);
    const again = await callTool(account.key, "list_properties", { limit: shown });
    expect(again.result.data).toEqual(cut.result.data);
    const next = await callTool(account.key, "list_properties", {
      limit: shown,
      cursor: again.result.nextCursor,
    });
    expect(next.result.data[0].id).not.toBe(cut.result.data[0].id);
  }, 120_000);
});

describe("an answer", () => {
  it.each([
    ["in one text", { data: { description: "é".repeat(60_000), id: "prop-1" } }],
    [
      "in one list",
      {
        data: {
          photos: Array.from({ length: 900 }, (_, at) => `https://e.example/${at}.jpg`.repeat(3)),
          id: "prop-1",
        },
      },
    ],
    ["in one row", { data: [{ id: "prop-1", title: "x".repeat(50_000) }] }],
    ["in escapes", { data: { description: "\n".repeat(40_000), id: "prop-1" } }],
    [
      "in many members",
      { data: Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`m${at}`, "y".repeat(200)])) },
    ],
  ])("too long %s is cut, and says so", (_, answer) => {
    const cut = fitting(answer, false);
    expect(JSON.stringify(cut).length).toBeLessThanOrEqual(MAX_RESULT_CHARS);
    expect(cut).toMatchObject({ truncated: true, next: expect.any(String) });
  });

  it("that fits is unchanged", () => {
    const answer = { data: { description: "é".repeat(20_000) } };
    expect(fitting(answer, false)).toBe(answer);
  });
});

describe("a report", () => {
  const rows = (refused: number) => [
    { index: 0, outcome: "CREATED", id: "prop-1", code: null },
    ...Array.from({ length: refused }, (_, at) => ({
      index: at + 1,
      outcome: "REJECTED",
      code: "invalid_param",
    })),
  ];

  it("of a batch has its counts and its refused items", () => {
    const counts = { CREATED: 1, REJECTED: 2 };
    const { data } = withShortReport("get_lead_batch", { data: { counts, results: rows(2) } }) as {
      data: object;
    };
    expect(data).toEqual({ counts, refused: rows(2).slice(1) });
  });

  it("shows the first 20 refused, and says that there are more", () => {
    const { data } = withShortReport("get_property_batch", { data: { results: rows(21) } });
    expect(data).toMatchObject({ truncated: true, next: expect.stringContaining("20") });
    expect((data as { refused: object[] }).refused).toEqual(rows(21).slice(1, 21));
  });

  it("of a feed shows its refused listings in the preview only", () => {
    const listings = [
      { externalRef: "A", outcome: "CREATED", reason: null },
      { externalRef: "B", outcome: "SKIPPED", reason: "INCOMPLETE" },
    ];
    const answer = {
      data: {},
      result: { outcome: "WOULD_SYNC", report: { counts: { CREATED: 1 }, listings } },
    };
    expect(withShortReport("sync_feed", answer)).toMatchObject({
      result: { report: { refused: [listings[1]] } },
    });
    const saved = { data: {}, result: { outcome: "STARTED", report: null } };
    expect(withShortReport("sync_feed", saved)).toEqual(saved);
  });
});

describe("a refusal", () => {
  it("lists every fault of the arguments by name, and what is accepted instead", async () => {
    const { key } = await makeAccount();
    const { isError, result } = await callTool(key, "list_properties", {
      status: "OPEN",
      limit: 1_000,
      radar: ["pending"],
      nonsense: 1,
      dryRun: true,
      confirmation: "x",
    });
    expect(isError).toBe(true);
    expect(result).toMatchObject({
      code: "invalid_param",
      docs: expect.stringContaining("/docs/erros/invalid-param"),
    });
    const byName = Object.fromEntries(
      result.invalidParams.map((fault: { name: string }) => [fault.name, fault]),
    );
    expect(Object.keys(byName).toSorted()).toEqual([
      "confirmation",
      "dryRun",
      "limit",
      "nonsense",
      "radar",
      "status",
    ]);
    expect(byName.status.allowed).toContain("ACTIVE");
    expect(byName.limit).toEqual({ name: "limit", code: "too_high", reason: expect.any(String) });
  });

  it("is in the caller's language", async () => {
    const { key } = await makeAccount();
    const call = (language: string) =>
      callTool(key, "get_lead", { leadId: "lead-none" }, { headers: { "Accept-Language": language } });
    expect((await call("pt-BR")).result).toMatchObject({ code: "not_found", message: "Não encontrado" });
    expect((await call("en")).result).toMatchObject({ code: "not_found", message: "Not found" });
  });

  it("of an unknown tool is an error of the protocol", async () => {
    const { key } = await makeAccount();
    await expect(callTool(key, "delete_property", { propertyId: "x" })).rejects.toMatchObject({
      code: -32_602,
    });
  });
});
