import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { DAY_MS, isoTime } from "../../../src/lib/clock.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import { setColumns } from "../../support/dashboard.ts";
import { dumpOf } from "../../support/dump.ts";
import type { Json } from "../../support/http.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import {
  develop,
  keepLaunchCard,
  launchMatch,
  launchStage,
  protectionsWith,
  type Registrar,
  register,
  registered,
  registrar,
  unitOf,
} from "../../support/launches.ts";
import { readPartnership } from "../../support/partnership.ts";
import { race, tally } from "../../support/race.ts";
import { stopClockAt } from "../../support/time.ts";

const NOW = Date.UTC(2026, 10, 18, 13);

const matchOf = async ({ api }: Registrar, id: string): Promise<Json> =>
  (await api.get("/matches?limit=100")).body.data.find((match: Json) => match.id === id);

const eventsOf = async ({ api }: Pick<Registrar, "api">): Promise<Json[]> =>
  (await api.get("/events?types=partnership.created,partnership.updated")).body.events;

describe("registering a client", () => {
  it("makes a partnership between both accounts, protected for 90 days", async () => {
    stopClockAt(NOW);
    const { developer, developmentId } = await launchStage();
    const agency = await registrar();
    const answer = await register(agency, developmentId, { message: "Quer visitar no sábado." });
    const { data, result } = answer.body;
    expect([answer.status, result]).toEqual([201, { outcome: "REGISTERED", dryRun: false }]);
    expect(answer.headers.get("Location")).toBe(`${env.PUBLIC_URL}/v1/partnerships/${data.id}`);
    expect(data).toMatchObject({
      status: "LEAD_REGISTERED",
      kind: "PROPERTY_FOR_CLIENT",
      leadId: agency.leadId,
      developmentId,
      propertyId: null,
      matchId: null,
      score: null,
      summary: null,
      reasons: [],
      developmentTitle: "Residencial das Acácias",
      message: "Quer visitar no sábado.",
      ourSide: "REQUESTER",
      canMoveFunnel: true,
      requester: { accountId: agency.accountId, name: "Imobiliária Ipê", type: "AGENCY" },
      addressee: { accountId: developer.accountId, name: "Construtora de Teste", type: "DEVELOPER" },
      protectedUntil: isoTime(NOW + 90 * DAY_MS),
      property: { title: "Residencial das Acácias", developmentId },
      client: { masked: false },
      createdAt: isoTime(NOW),
      lastProgressAt: isoTime(NOW),
    });
    const { client, ...seen } = await readPartnership(agency, data.id);
    // A write's answer names no client (rules 28.16).
    expect({ ...seen, client: { ...client, name: null, status: null } }).toEqual(data);
    expect(await readPartnership(developer, data.id)).toMatchObject({
      id: data.id,
      status: "LEAD_REGISTERED",
      ourSide: "ADDRESSEE",
      canMoveFunnel: false,
      protectedUntil: data.protectedUntil,
      client: { masked: true, name: null, status: null },
    });
    expect(await brokenInvariants(agency.accountId)).toEqual([]);
  });

  it("protects for 90 days to the millisecond, however long the registration takes", async () => {
    const { developmentId } = await launchStage();
    const agency = await registrar();
    stopClockAt(NOW);
    const running = vi.spyOn(Date, "now");
    running.mockImplementation(() => NOW + running.mock.calls.length);
    const { data } = (await register(agency, developmentId)).body;
    running.mockRestore();
    expect(Date.parse(data.protectedUntil) - Date.parse(data.createdAt)).toBe(90 * DAY_MS);
  });

  it("makes an event for each of the two accounts", async () => {
    const { developer, developmentId } = await launchStage();
    const agency = await registrar();
    const { id } = await registered(agency, developmentId);
    const published = { id, status: "LEAD_REGISTERED", kind: "PROPERTY_FOR_CLIENT" };
    const ours = await eventsOf(agency);
    const theirs = await eventsOf(developer);
    for (const events of [ours, theirs])
      expect(events).toMatchObject([{ type: "partnership.created", data: published }]);
    expect(ours[0]!.id).not.toBe(theirs[0]!.id);
  });

  it("takes the best opportunity of the client with a unit type to REQUESTED", async () => {
    const { developer, developmentId } = await launchStage();
    const agency = await registrar();
    const matches: string[] = [];
    for (const [score, overrides] of [
      [70, {}],
      [90, {}],
      [95, { status: "ARCHIVED", touched: true }],
      [99, { lostAt: 1, touched: true }],
    ] as const) {
      const { id } = await develop(developer, unitOf(developmentId));
      matches.push(await launchMatch(agency, developer.accountId, id, { score, ...overrides }));
    }
    const [worse, best, dismissed] = matches as [string, string, string];
    const data = await registered(agency, developmentId);
    const [, propertyId] = best.split("#");
    expect(data).toMatchObject({ propertyId, matchId: best, score: 90, property: { developmentId } });
    expect(data.reasons.length).toBeGreaterThan(0);
    expect(data.summary).toEqual(expect.any(String));
    expect((await matchOf(agency, best)).status).toBe("REQUESTED");
    expect((await matchOf(agency, worse)).status).toBe("NEW");
    expect((await matchOf(agency, dismissed)).status).toBe("ARCHIVED");
    expect(await readPartnership(developer, data.id)).toMatchObject({ propertyId, matchId: null });
  });

  it("takes the development's own opportunity, and none of another development", async () => {
    const { developer, developmentId } = await launchStage();
    const other = await launchStage();
    const agency = await registrar();
    await launchMatch(agency, other.developer.accountId, other.developmentId, { score: 100 });
    const match = await launchMatch(agency, developer.accountId, developmentId, { score: 61 });
    const data = await registered(agency, developmentId);
    expect([data.matchId, data.propertyId, data.score]).toEqual([match, developmentId, 61]);
  });

  it("again is ALREADY_REGISTERED: nothing changes, and the protection is not extended", async () => {
    stopClockAt(NOW);
    const { developer, developmentId } = await launchStage();
    const agency = await registrar();
    const data = await registered(agency, developmentId);
    stopClockAt(NOW + DAY_MS);
    const before = [await dumpOf(agency.accountId), await dumpOf(developer.accountId)];
    const again = await register(agency, developmentId, { message: "Outra vez." });
    expect([again.status, again.body.result.outcome]).toEqual([200, "ALREADY_REGISTERED"]);
    expect(again.body.data).toEqual(data);
    expect(again.headers.get("Location")).toBeNull();
    expect([await dumpOf(agency.accountId), await dumpOf(developer.accountId)]).toEqual(before);
  });

  it("happens once, however many calls request it at the same time", async () => {
    const { developmentId } = await launchStage();
    const agency = await registrar();
    const answers = await race(20, () => register(agency, developmentId));
    expect(tally(answers)).toEqual({ REGISTERED: 1, ALREADY_REGISTERED: 19 });
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  });

  it("can be repeated once the last registration was lost, with the same opportunity", async () => {
    const { developer, developmentId } = await launchStage();
    const agency = await registrar();
    const match = await launchMatch(agency, developer.accountId, developmentId);
    const first = await registered(agency, developmentId);
    await agency.api.post(`/partnerships/${first.id}/status`, { body: { status: "LOST" } });
    const second = await registered(agency, developmentId);
    expect(second.id).not.toBe(first.id);
    expect([second.matchId, (await matchOf(agency, match)).status]).toEqual([match, "REQUESTED"]);
  });

  it("under a key replays its answer", async () => {
    const { developer, developmentId } = await launchStage();
    const agency = await registrar();
    const headers = { "Idempotency-Key": "once" };
    const first = await register(agency, developmentId, { headers });
    const again = await register(agency, developmentId, { headers });
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await protectionsWith(developer)).toHaveLength(1);
  });
});

describe("a dry run of a registration", () => {
  it("answers as the real one would, and leaves nothing", async () => {
    const { developer, developmentId } = await launchStage();
    const agency = await registrar();
    const rival = await registrar();
    const before = [await dumpOf(agency.accountId), await dumpOf(developer.accountId)];
    const dry = await register(agency, developmentId, { query: "?dryRun=true" });
    expect([dry.status, dry.body.result]).toEqual([201, { outcome: "REGISTERED", dryRun: true }]);
    expect(dry.body.data.status).toBe("LEAD_REGISTERED");
    expect(dry.body.data.counterpart).toMatchObject({ contactName: null, phone: null, email: null });
    expect(dry.headers.get("Location")).toBeNull();
    expect([await dumpOf(agency.accountId), await dumpOf(developer.accountId)]).toEqual(before);
    await registered(agency, developmentId);
    const again = await register(agency, developmentId, { query: "?dryRun=true" });
    expect([again.status, again.body.result]).toEqual([200, { outcome: "ALREADY_REGISTERED", dryRun: true }]);
    const other = await register(rival, developmentId, { query: "?dryRun=true" });
    expect(other.status).toBe(201);
  });

  it("shows that the person is protected", async () => {
    const { developmentId } = await launchStage();
    const agency = await registrar({ email: "protegida@clientes.test" });
    const rival = await registrar({ email: "protegida@clientes.test" });
    const { protectedUntil } = await registered(agency, developmentId);
    const { status, body } = await register(rival, developmentId, { query: "?dryRun=true" });
    expect([status, body.code, body.protectedUntil]).toEqual([422, "request_refused", protectedUntil]);
  });
});

describe("a registration is refused", () => {
  const UNLISTED = [
    ["offline", { status: "INACTIVE" }],
    ["under review", { curation_status: "PENDING" }],
    ["rejected", { curation_status: "REJECTED" }],
  ] as const;

  it.each(UNLISTED)("with 404 for a development that is %s", async (_, columns) => {
    const { developmentId } = await launchStage();
    await setColumns(developmentId, columns);
    const { status, body } = await register(await registrar(), developmentId);
    expect([status, body.code]).toEqual([404, "not_found"]);
  });

  it("with 404 for another object, or an unlisted developer's development", async () => {
    const { developer, developmentId } = await launchStage();
    const { id: unit } = await develop(developer, unitOf(developmentId));
    const agency = await registrar();
    for (const id of ["prop-none", unit]) expect((await register(agency, id)).status).toBe(404);
    await backoffice.patch(developer.path, { status: "INACTIVE" });
    expect((await register(agency, developmentId)).status).toBe(404);
    // The answer is 404 even if the request has other faults.
    const { status } = await agency.api.post(`/launches/${developmentId}/clients`, {
      body: { leadId: "lead-none" },
    });
    expect(status).toBe(404);
  });

  it("with 422 for the account's own development, before the client is looked at", async () => {
    const { developer, developmentId } = await launchStage();
    const { status, body } = await register({ ...developer, leadId: "lead-none" }, developmentId);
    expect([status, body.code]).toEqual([422, "request_refused"]);
    expect(body.detail).toContain("própria conta");
  });

  it("with 400 for a client whom the account does not have", async () => {
    const { developmentId } = await launchStage();
    const agency = await registrar();
    const other = await registrar();
    for (const leadId of ["lead-none", other.leadId]) {
      const { status, body } = await register({ ...agency, leadId }, developmentId);
      expect([status, body.code]).toEqual([400, "invalid_param"]);
      expect(body.invalidParams).toMatchObject([{ in: "body", name: "leadId", code: "not_found" }]);
    }
  });

  it("with 422 for an archived client, and 409 for one in the trash", async () => {
    const { developmentId } = await launchStage();
    const agency = await registrar();
    await agency.api.post(`/leads/${agency.leadId}/state`, { body: { state: "ARCHIVED" } });
    const archived = await register(agency, developmentId);
    expect([archived.status, archived.body.code]).toEqual([422, "request_refused"]);
    await backoffice.post(`${agency.path}/leads/${agency.leadId}/trash`);
    const trashed = await register(agency, developmentId);
    expect([trashed.status, trashed.body.code]).toEqual([409, "lead_in_trash"]);
    expect(trashed.body).toMatchObject({ existingId: agency.leadId, existingRef: null });
    expect(trashed.body.detail).toContain("existingId");
  });

  it("with all faults of the request at once", async () => {
    const { developmentId } = await launchStage();
    const { api } = await makeAccount();
    const body = { leadId: "lead-none", message: "x".repeat(2_001), extra: 1 };
    const answer = await api.post(`/launches/${developmentId}/clients`, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.invalidParams.map(({ name, code }: Json) => [name, code]).sort()).toEqual([
      ["extra", "unknown_field"],
      ["leadId", "not_found"],
      ["message", "too_long"],
    ]);
  });
});

describe("the request for a launch in the back office", () => {
  it("registers the client, with the opportunity that the request names", async () => {
    const { developer, developmentId } = await launchStage();
    const agency = await registrar();
    const { id: one } = await develop(developer, unitOf(developmentId));
    const { id: two } = await develop(developer, unitOf(developmentId));
    await launchMatch(agency, developer.accountId, one, { score: 99 });
    const requested = await launchMatch(agency, developer.accountId, two, { score: 65 });
    await keepLaunchCard(two, developmentId);
    const path = `${agency.path}/matches/${encodeURIComponent(requested)}/request`;
    const { status, text, body } = await backoffice.post(path, { message: "Do painel." });
    expect(status, text).toBe(201);
    expect(body.data).toMatchObject({
      status: "LEAD_REGISTERED",
      matchId: requested,
      propertyId: two,
      score: 65,
      message: "Do painel.",
    });
    expect((await matchOf(agency, requested)).status).toBe("REQUESTED");
    expect(await protectionsWith(developer)).toHaveLength(1);
    expect(body.result).toMatchObject({ outcome: "REGISTERED", dryRun: false });
    const again = await backoffice.post(path);
    expect(again.status).toBe(200);
    expect(again.body.result).toMatchObject({ outcome: "ALREADY_REGISTERED", dryRun: false });
    expect((await register(agency, developmentId)).body.result.outcome).toBe("ALREADY_REGISTERED");
  });
});
