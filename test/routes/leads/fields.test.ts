import { describe, expect, it } from "vitest";
import { DAY_MS, isoTime, MINUTE_MS } from "../../../src/lib/clock.ts";
import { eventsAbout } from "../../support/dashboard.ts";
import type { Json } from "../../support/http.ts";
import { interest, makeLead, newPhone, person } from "../../support/lead.ts";
import { faultsIn } from "../../support/problem.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const account = sharedAccount();

/** A creation's missing or wrong members, and the resulting fault. */
const REFUSED: readonly [object, readonly string[]][] = [
  [{ name: undefined }, ["name required"]],
  [{ name: "  " }, ["name too_short"]],
  [{ name: "\u0083\u001d" }, ["name too_short"]],
  [{ name: "x".repeat(201) }, ["name too_long"]],
  [{ name: undefined, phones: [] }, ["name required", "phones required_or"]],
  [{ phones: [{ number: "123" }] }, ["phones[0].number invalid_format"]],
  [{ phones: [{ number: "(20) 98765-4320" }] }, ["phones[0].number invalid_format"]],
  [{ phones: [{ isWhatsApp: true }] }, ["phones[0].number required"]],
  [{ phones: [{ number: "+14155552671", ddd: 1 }] }, ["phones[0].ddd unknown_field"]],
  [{ phones: Array.from({ length: 6 }, () => ({ number: newPhone() })) }, ["phones too_many"]],
  [{ email: "ana" }, ["email invalid_format"]],
  [{ status: "HOT" }, ["status not_in_list"]],
  [{ preApproved: "yes" }, ["preApproved wrong_type"]],
  [{ interest: { purposes: ["COMPRA"] } }, ["interest.purposes[0] not_in_list"]],
  [{ interest: { locations: [{ cityId: "9999999" }] } }, ["interest.locations[0].cityId not_found"]],
  [{ interest: { locations: [{ cityId: "SP" }] } }, ["interest.locations[0].cityId invalid_format"]],
  [
    { interest: { locations: [{ cityId: "3550308", neighborhoodSlug: "nenhum" }] } },
    ["interest.locations[0].neighborhoodSlug not_found"],
  ],
  [
    { interest: { salePriceMin: 2, salePriceMax: 1, rentPriceMin: 9, rentPriceMax: 8 } },
    ["interest.salePriceMax below_minimum", "interest.rentPriceMax below_minimum"],
  ],
  [{ interest: { bedrooms: -1 } }, ["interest.bedrooms too_low"]],
  [{ interest: { pool: true } }, ["interest.pool unknown_field"]],
  [{ ownerAccountId: "usr-0123456789abcdef" }, ["ownerAccountId not_on_team"]],
  [{ ownerEmail: "ninguem@clientes.test" }, ["ownerEmail not_on_team"]],
  [{ lastActivityAt: "yesterday" }, ["lastActivityAt invalid_format"]],
  [{ lastActivityAt: isoTime(Date.now() + 10 * DAY_MS) }, ["lastActivityAt in_the_future"]],
  [{ id: "lead-1" }, ["id unknown_field"]],
];

describe("a creation", () => {
  it.each(REFUSED)("with %j is refused", async (overrides, faults) => {
    const { status, body } = await account.api.post("/leads", { body: person({ ...overrides }) });
    expect([status, faultsIn(body)]).toEqual([400, faults]);
    expect(["invalid_param", "invalid_body"]).toContain(body.code);
  });

  it.each([undefined, false])("needs a legal basis: consentGiven %j is refused", async (consentGiven) => {
    const body = person({ consentGiven });
    for (const answer of [
      await account.api.post("/leads", { body }),
      await account.api.put("/leads/by-ref/no-consent", { body }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([422, "consent_required"]);
    }
  });

  it("accepts five phones, each number once", async () => {
    const numbers = Array.from({ length: 4 }, newPhone);
    const phones = [
      { number: numbers[0]! },
      { number: numbers[0]!.replace("+55", "0"), isWhatsApp: true },
      ...numbers.slice(1).map((number) => ({ number })),
    ];
    const { phones: stored } = await makeLead(account, { phones });
    expect(stored).toEqual(numbers.map((number, at) => ({ number, isWhatsApp: at === 0 })));
  });

  it("keeps the whole search profile, normalized and with names", async () => {
    const profile = {
      purposes: ["LOCACAO", "VENDA", "VENDA"].slice(0, 2),
      propertyTypes: ["COBERTURA", "APARTAMENTO"],
      locations: [
        { cityId: "3550308", neighborhoodSlug: "pinheiros" },
        { cityId: "3550308", neighborhoodSlug: "pinheiros" },
        { cityId: "3304557" },
      ],
      salePriceMin: 100_000.005,
      salePriceMax: 900_000,
      rentPriceMin: 1_000,
      rentPriceMax: 5_000,
      bedrooms: 2,
      suites: 1,
      bathrooms: 2,
      parkingSpots: 1,
      areaMin: 70.123,
    };
    const { interest: stored } = await makeLead(account, { interest: profile });
    const whole = { neighborhoodSlug: null, neighborhood: null };
    expect(stored).toEqual({
      ...profile,
      purposes: ["VENDA", "LOCACAO"],
      propertyTypes: ["APARTAMENTO", "COBERTURA"],
      locations: [
        {
          cityId: "3550308",
          city: "São Paulo",
          state: "SP",
          neighborhoodSlug: "pinheiros",
          neighborhood: "Pinheiros",
        },
        { cityId: "3304557", city: "Rio de Janeiro", state: "RJ", ...whole },
      ],
      salePriceMin: 100_000.01,
      areaMin: 70.12,
    });
  });

  it("of someone inactive for over 60 days is archived", async () => {
    const old = await makeLead(account, { lastActivityAt: isoTime(Date.now() - 61 * DAY_MS) });
    const recent = await makeLead(account, { lastActivityAt: isoTime(Date.now() - 59 * DAY_MS) });
    expect([old.state, recent.state]).toEqual(["ARCHIVED", "ACTIVE"]);
    expect(old.radar.eligible).toBe(false);
  });
});

describe("an update", () => {
  it("keeps absent members of the search profile, and clears null members", async () => {
    const { id } = await makeLead(account);
    const { body } = await account.api.patch(`/leads/${id}`, {
      body: { interest: { salePriceMax: null, rentPriceMax: 4_000, purposes: ["LOCACAO"] } },
    });
    expect(body.data.interest).toMatchObject({
      purposes: ["LOCACAO"],
      propertyTypes: ["APARTAMENTO"],
      bedrooms: 2,
      salePriceMax: null,
      rentPriceMax: 4_000,
    });
    expect(body.data.interest.locations).toHaveLength(1);
    expect(body.result.changes.map(({ field }: Json) => field)).toEqual(["interest"]);
    const [, updated] = await eventsAbout(account, id);
    expect(updated.data.changedFields).toEqual(["interest"]);
  });

  it("compares a new maximum with the stored minimum", async () => {
    const { id } = await makeLead(account, { interest: interest({ salePriceMin: 500_000 }) });
    const { body } = await account.api.patch(`/leads/${id}`, {
      body: { interest: { salePriceMax: 400_000 } },
    });
    expect(faultsIn(body)).toEqual(["interest.salePriceMax below_minimum"]);
  });

  it("leaves every client a phone or an e-mail", async () => {
    const { id } = await makeLead(account);
    const { status, body } = await account.api.patch(`/leads/${id}`, { body: { phones: [] } });
    expect([status, faultsIn(body)]).toEqual([400, ["phones required_or"]]);
    expect(body.invalidParams[0].reason).toBe("Informe phones ou email.");
  });

  it("moves the activity date forward only", async () => {
    const at = Date.now() - 10 * DAY_MS;
    const { id } = await makeLead(account, { lastActivityAt: isoTime(at) });
    const write = async (time: number) =>
      (await account.api.patch(`/leads/${id}`, { body: { lastActivityAt: isoTime(time) } })).body;
    const back = await write(at - DAY_MS);
    expect([back.result.outcome, back.data.lastActivityAt]).toEqual(["UNCHANGED", isoTime(at)]);
    expect((await write(at + DAY_MS)).data.lastActivityAt).toBe(isoTime(at + DAY_MS));
    const ahead = (await write(Date.now() + MINUTE_MS)).data.lastActivityAt;
    expect(Date.parse(ahead)).toBeLessThanOrEqual(Date.now());
  });

  it("is refused if it denies the legal basis", async () => {
    const { id } = await makeLead(account);
    const { body } = await account.api.patch(`/leads/${id}`, { body: { consentGiven: false } });
    expect(body.code).toBe("consent_required");
  });

  it("clears notes and e-mail", async () => {
    const { id } = await makeLead(account, { email: "rui@clientes.test", notes: "Ligar cedo." });
    const { body } = await account.api.patch(`/leads/${id}`, { body: { notes: " ", email: null } });
    expect([body.data.notes, body.data.email]).toEqual([null, null]);
  });
});
