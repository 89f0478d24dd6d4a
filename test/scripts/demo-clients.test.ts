import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { agency, brokerEmail } from "../../scripts/demo/accounts.ts";
import { agencyClients } from "../../scripts/demo/clients.ts";
import { cityById } from "../../src/domain/geo/cities.ts";
import { parsePhone } from "../../src/lib/phone.ts";
import { CLIENT_STAGES } from "../../src/vocabulary/value-lists.ts";
import { prepareDatabase } from "../support/prepare-database.ts";
import { queryOne } from "../support/query.ts";

beforeAll(async () => {
  await prepareDatabase(env.DB);
});

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;

describe("the demonstration clients", () => {
  it("are some forty people, each with their own code, phone and e-mail", () => {
    expect(agencyClients.length).toBeGreaterThanOrEqual(40);
    expect(unique(agencyClients.map(({ ref }) => ref))).toBe(true);
    expect(unique(agencyClients.flatMap(({ email }) => email ?? []))).toBe(true);
    const phones = agencyClients.flatMap(({ phones }) => phones ?? []).map((text) => parsePhone(text));
    expect(phones).not.toContain(undefined);
    expect(unique(phones as string[])).toBe(true);
  });

  it("have contacts, at numbers and domains that nobody owns", () => {
    for (const { ref, phones = [], email } of agencyClients) {
      expect(phones.length + (email ? 1 : 0), ref).toBeGreaterThan(0);
      for (const phone of phones) expect(phone, ref).toMatch(/9?0000[ -]\d{4}|[23]000-0\d{3}|555/);
      if (email) expect(email, ref).toMatch(/^[a-z.]+@[a-z]+\.test$/);
    }
  });

  it("search in neighborhoods of the catalog", async () => {
    for (const { ref, cityId, around = [] } of agencyClients) {
      if (cityId !== null) expect(cityById(cityId), ref).toBeDefined();
      for (const slug of around) {
        const row = await queryOne`SELECT 1 FROM neighborhoods WHERE city_id = ${cityId} AND slug = ${slug}`;
        expect(row, `${ref} ${slug}`).not.toBeNull();
      }
    }
  });

  it("are owned by brokers of the team", () => {
    const team = new Set([agency.owner, ...agency.team].map(({ email }) => email));
    for (const { broker } of agencyClients) if (broker) expect(team).toContain(brokerEmail(broker));
  });

  it("are at every stage, and some are inactive, archived or in the trash", () => {
    const stages = new Set(agencyClients.map(({ stage }) => stage ?? "NEW"));
    expect(stages).toEqual(new Set(CLIENT_STAGES));
    expect(new Set(agencyClients.flatMap(({ ends }) => ends ?? []))).toEqual(new Set(["ARCHIVED", "TRASH"]));
    expect(agencyClients.filter(({ quietDays = 0 }) => quietDays > 60)).toHaveLength(2);
  });
});
