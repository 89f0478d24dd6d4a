import { describe, expect, it } from "vitest";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import type { Answer, Json } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { expectProblem } from "../../support/problem.ts";
import { query } from "../../support/query.ts";

const FOUR_BYTES = "🏠";
const MAX_CHARS = 80;

const REFS = [
  "AP-1",
  "AP/0101",
  "/",
  "100%",
  "%2F",
  "a%20b",
  "a#b",
  "a?b=c&d",
  "AP 0101",
  "a+b",
  "...",
  "a\\b",
  "a;b,c:d@e",
  "'\"<>`{}|^",
  "confirm",
  "__proto__",
  "não-é-código",
  FOUR_BYTES,
  "👩👧",
  FOUR_BYTES.repeat(MAX_CHARS),
  "x".repeat(MAX_CHARS),
];

const pathOf = (ref: string): string => `/properties/by-ref/${encodeURIComponent(ref)}`;

const put = ({ api }: TestAccount, ref: string): Promise<Answer> => api.put(pathOf(ref), { body: listing() });

const codesOf = (answer: Answer): Json => answer.body.invalidParams.map(({ code }: Json) => code);

describe("a code of the caller's system", () => {
  it.each(REFS)("may be %j, in a path as in a body", async (ref) => {
    const account = await makeAccount();
    const created = await put(account, ref);
    expect([created.status, created.body.data.externalRef]).toEqual([201, ref]);
    const read = await account.api.get(pathOf(ref));
    expect(read.body.data).toEqual(created.body.data);
    const again = await account.api.post("/properties", { body: listing({ externalRef: ref }) });
    expect([again.status, again.body.existingId]).toEqual([409, created.body.data.id]);
    const confirmed = await account.api.post("/properties/confirm", { body: { refs: [ref] } });
    expect(confirmed.body.data[0]).toMatchObject({ id: created.body.data.id, externalRef: ref });
    const { body } = await account.api.get("/events");
    expect(body.events[0].data.externalRef).toBe(ref);
  });

  it("distinguishes codes that look alike", async () => {
    const account = await makeAccount();
    const alike = ["a b", "a+b", "a%20b", "a/b", "a%2Fb", "A b", "ã", "a"];
    for (const ref of alike) expect((await put(account, ref)).status, ref).toBe(201);
    const { body } = await account.api.get("/properties");
    expect(body.data.map(({ externalRef }: Json) => externalRef)).toEqual(alike.toReversed());
  });

  it("is one code in every call, however its letters are composed", async () => {
    const account = await makeAccount();
    const composed = "São-1";
    const decomposed = composed.normalize("NFD");
    const created = await put(account, decomposed);
    expect([created.status, created.body.data.externalRef]).toEqual([201, composed]);
    const { id } = created.body.data;
    for (const ref of [composed, decomposed]) {
      expect((await account.api.get(pathOf(ref))).body.data.id).toBe(id);
      expect((await put(account, ref)).status).toBe(200);
      const again = await account.api.post("/properties", { body: listing({ externalRef: ref }) });
      expect([again.status, again.body.existingId]).toEqual([409, id]);
      const confirmed = await account.api.post("/properties/confirm", { body: { refs: [ref] } });
      expect(confirmed.body.data[0]).toMatchObject({ id, externalRef: composed });
      const found = await account.api.get(`/properties?q=${encodeURIComponent(ref)}`);
      expect(found.body.data.map((one: Json) => one.id)).toEqual([id]);
      const item = { externalRef: ref, ...listing() };
      const { body } = await account.api.post("/properties/batch", { body: { items: [item] } });
      const batch = await account.api.get(`/properties/batch/${body.data.id}`);
      expect(batch.body.data.results[0].externalRef).toBe(composed);
    }
    expect((await account.api.get("/properties")).body.data).toHaveLength(1);
  });

  it("is decoded once, whatever its characters' case", async () => {
    const account = await makeAccount();
    await put(account, "a/b#c");
    expect((await account.api.get("/properties/by-ref/a%2fb%23c")).status).toBe(200);
    expect((await account.api.get("/properties/by-ref/a%252Fb%2523c")).status).toBe(404);
  });

  it("needs no encoding of characters that a path may have", async () => {
    const account = await makeAccount();
    await put(account, "a+b@c:d");
    expect((await account.api.get("/properties/by-ref/a+b@c:d")).status).toBe(200);
  });
});

describe("codes stored earlier in another Unicode form", () => {
  it("are listed, each with the object that has the right one", async () => {
    const account = await makeAccount();
    const right = (await put(account, "São-1")).body.data.id;
    const storeAs = async (sent: string, ref: string) => {
      const { id } = (await put(account, sent)).body.data;
      await query`UPDATE properties SET external_ref = ${ref} WHERE id = ${id}`;
      return id;
    };
    const decomposed = await storeAs("a", "São-1".normalize("NFD"));
    const spaced = await storeAs("b", " AP\u200b1\u00a0");
    const results = await query`SELECT kind, id, plain, double_id AS double FROM codes_alike
      WHERE account_id = ${account.accountId} ORDER BY plain`;
    expect(results).toEqual([
      { kind: "property", id: spaced, plain: "AP1", double: null },
      { kind: "property", id: decomposed, plain: "São-1", double: right },
    ]);
  });
});

describe("an invalid code", () => {
  it.each([
    [FOUR_BYTES.repeat(MAX_CHARS + 1), ["too_long"]],
    ["x".repeat(MAX_CHARS + 1), ["too_long"]],
    [" ", ["invalid_format"]],
    ["\u00a0", ["invalid_format"]],
    ["a\u0000b", ["control_character"]],
    ["a\nb", ["control_character"]],
    [" AP", ["space_at_end"]],
    ["AP\u00a0", ["space_at_end"]],
    ["A\u200bP", ["invisible_character"]],
    ["A\u00adP", ["invisible_character"]],
    ["A\u202eP", ["invisible_character"]],
    ["A\u061cP", ["invisible_character"]],
    ["A\ufeffP ", ["invisible_character", "space_at_end"]],
    ["👩\u200d👧", ["invisible_character"]],
    ["A\u{e0041}P", ["invisible_character"]],
    ["\u0085".repeat(MAX_CHARS + 1), ["too_long", "control_character"]],
  ])("%j is refused in a path and in a body alike", async (ref, codes) => {
    const account = await makeAccount();
    const inPath = await put(account, ref);
    expect([expectProblem(inPath), codesOf(inPath)]).toEqual(["invalid_param", codes]);
    expect(inPath.body.invalidParams[0]).toMatchObject({ in: "path", name: "ref" });
    const inBody = await account.api.post("/properties", { body: listing({ externalRef: ref }) });
    expect([expectProblem(inBody), codesOf(inBody)]).toEqual(["invalid_param", codes]);
    expect(inBody.body.invalidParams[0]).toMatchObject({ in: "body", pointer: "/externalRef" });
    const inList = await account.api.post("/properties/confirm", { body: { refs: ["AP-1", ref] } });
    expect([expectProblem(inList), codesOf(inList)]).toEqual(["invalid_param", codes]);
    expect(inList.body.invalidParams[0]).toMatchObject({ name: "refs[1]", pointer: "/refs/1" });
    expect((await account.api.get(pathOf(ref))).status).toBe(400);
    expect((await account.api.get("/properties")).body.data).toEqual([]);
  });

  it.each(["", ".", ".."])("%j cannot be a path segment (RFC 3986), and so is not a code", async (ref) => {
    const account = await makeAccount();
    const inBody = await account.api.post("/properties", { body: listing({ externalRef: ref }) });
    expect([inBody.status, codesOf(inBody)]).toEqual([400, ["invalid_format"]]);
    expect(inBody.body.invalidParams[0].reason).toBe(
      'externalRef deve ser um código não vazio e diferente de "." e "..".',
    );
    expect(expectProblem(await put(account, ref))).toBe("route_not_found");
    expect(expectProblem(await account.api.get(`/properties/by-ref/${ref.replaceAll(".", "%2e")}`))).toBe(
      "route_not_found",
    );
  });

  it.each([null, 5, ["AP-1"], { ref: "AP-1" }])("%j is not a string", async (externalRef) => {
    const { api } = await makeAccount();
    const answer = await api.post("/properties", { body: listing({ externalRef }) });
    expect([answer.status, codesOf(answer)]).toEqual([400, ["wrong_type"]]);
  });

  it.each(["%", "%zz", "AP%2", "%ff", "%c3%28", "%ed%a0%80"])("%s is a malformed escape", async (segment) => {
    const { api } = await makeAccount();
    for (const answer of [
      await api.get(`/properties/by-ref/${segment}`),
      await api.put(`/properties/by-ref/${segment}`, { body: listing() }),
    ]) {
      expect(expectProblem(answer)).toBe("invalid_param");
      expect(answer.body.invalidParams).toEqual([
        {
          in: "path",
          name: "ref",
          code: "malformed_escape",
          reason: "ref tem uma sequência % inválida.",
        },
      ]);
    }
  });
});

describe("a property id", () => {
  it.each(["prop-0000000000000000", "AP-1", "🏠", "%2F", "%20", "..%2F"])(
    "an unknown %s is not found",
    async (id) => {
      const { api } = await makeAccount();
      expect(expectProblem(await api.get(`/properties/${id}`))).toBe("not_found");
      expect(expectProblem(await api.patch(`/properties/${id}`, { body: {} }))).toBe("not_found");
      expect(expectProblem(await api.delete(`/properties/${id}`))).toBe("not_found");
      expect(expectProblem(await api.post(`/properties/${id}/status`, { body: { status: "SOLD" } }))).toBe(
        "not_found",
      );
    },
  );

  it("is not a code, and a code is not an id", async () => {
    const account = await makeAccount();
    const { id, externalRef } = (await put(account, "AP-1")).body.data;
    expect((await account.api.get(`/properties/${externalRef}`)).status).toBe(404);
    expect((await account.api.get(pathOf(id))).status).toBe(404);
  });

  it("that is too long is refused, with its malformed escapes", async () => {
    const { api } = await makeAccount();
    expect(codesOf(await api.get(`/properties/${"x".repeat(201)}`))).toEqual(["too_long"]);
    expect(codesOf(await api.delete("/properties/%zz"))).toEqual(["malformed_escape"]);
    expect(codesOf(await api.post("/properties/%zz/status", { body: { status: "SOLD" } }))).toEqual([
      "malformed_escape",
    ]);
  });
});
