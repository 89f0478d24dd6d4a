import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { consumeRadar } from "../../../queues/radar.ts";
import { runRetention } from "../../../src/jobs/retention.ts";
import { DAY_MS, isoTime } from "../../../src/lib/clock.ts";
import { backgroundServicesOf, servicesOf } from "../../../src/services.ts";
import { backoffice } from "../../support/api.ts";
import { drained } from "../../support/dump.ts";
import {
  develop,
  developmentIn,
  type LaunchStage,
  launchStage,
  protectionsWith,
  type Registrar,
  register,
  registered,
  registrar,
} from "../../support/launches.ts";
import { newPhone } from "../../support/lead.ts";
import { askUpdate, move, moved, readPartnership } from "../../support/partnership.ts";
import { query } from "../../support/query.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";
import { runWhole } from "../../support/whole-job.ts";

const NOW = Date.UTC(2026, 10, 18, 13);
const UNTIL = NOW + 90 * DAY_MS;

interface Rivals extends LaunchStage {
  readonly agency: Registrar;
  readonly rival: Registrar;
}

/** Two accounts with one person as a client, and a development. */
const rivals = async (ours?: object, theirs: object | undefined = ours): Promise<Rivals> => {
  stopClockAt(NOW);
  const phones = [{ number: newPhone() }];
  const stage = await launchStage();
  return {
    ...stage,
    agency: await registrar(ours ?? { phones }),
    rival: await registrar(theirs ?? { phones }),
  };
};

const codeOf = async (account: Registrar, developmentId: string): Promise<string> => {
  const { body } = await register(account, developmentId);
  return body.code ?? body.result.outcome;
};

const another = async ({ developer, city }: LaunchStage): Promise<string> =>
  (await develop(developer, developmentIn(city, { title: "Outro residencial" }))).id;

describe("a registered person", () => {
  it("is refused to another account, which learns the date and not the name", async () => {
    const { agency, rival, developmentId } = await rivals();
    await registered(agency, developmentId);
    for (const [language, date] of [
      ["pt-BR", "16 de fev. de 2027"],
      ["en", "Feb 16, 2027"],
    ] as const) {
      const answer = await rival.api.post(`/launches/${developmentId}/clients`, {
        body: { leadId: rival.leadId },
        headers: { "Accept-Language": language },
      });
      expect([answer.status, answer.body.code]).toEqual([422, "request_refused"]);
      expect(answer.body.detail).toContain(date);
      expect(answer.body.protectedUntil).toBe(isoTime(UNTIL));
      for (const word of [agency.accountId, agency.leadId, "Ipê", "Mariana"])
        expect(answer.text).not.toContain(word);
    }
  });

  const digits = "98765" + "4320";
  const landline = "+551133334444";
  it.each([
    ["without the ninth digit", { number: `+5511${digits}` }, { number: `(11) ${digits.slice(1)}` }],
    ["with a trunk zero and a carrier", { number: "+5521987650001" }, { number: "0 15 21 98765-0001" }],
    ["from abroad", { number: landline }, { number: "0055 11 3333-4444" }],
  ])("is the same by a phone %s", async (_, one, other) => {
    const { agency, rival, developmentId } = await rivals({ phones: [one] }, { phones: [other] });
    await registered(agency, developmentId);
    expect(await codeOf(rival, developmentId)).toBe("request_refused");
  });

  it("is recognized by an e-mail in any letter case, and by any one phone", async () => {
    const shared = newPhone();
    const person = {
      email: "Dona.Zuleica@clientes.test",
      phones: [{ number: newPhone() }, { number: shared }],
    };
    const { agency, rival, developmentId } = await rivals(person, {
      email: "dona.zuleica@clientes.test",
      phones: [{ number: newPhone() }],
    });
    const third = await registrar({ phones: [{ number: newPhone() }, { number: shared }] });
    await registered(agency, developmentId);
    expect(await codeOf(rival, developmentId)).toBe("request_refused");
    expect(await codeOf(third, developmentId)).toBe("request_refused");
  });

  it("is another person with another phone and e-mail, whatever the name", async () => {
    const { agency, rival, developmentId } = await rivals(
      { name: "Ana" },
      { name: "Ana", phones: [{ number: newPhone() }] },
    );
    await registered(agency, developmentId);
    expect(await codeOf(rival, developmentId)).toBe("REGISTERED");
  });

  it("is protected for all developments of the developer, and of no other developer", async () => {
    const stage = await rivals();
    const { agency, rival, developmentId } = stage;
    await registered(agency, developmentId);
    expect(await codeOf(rival, await another(stage))).toBe("request_refused");
    expect(await codeOf(rival, (await launchStage()).developmentId)).toBe("REGISTERED");
  });

  it("may be registered by the same account for another development, with 90 days of its own", async () => {
    const stage = await rivals();
    const { agency, rival, developmentId } = stage;
    await registered(agency, developmentId);
    moveClock(30 * DAY_MS);
    const other = await another(stage);
    expect((await registered(agency, other)).protectedUntil).toBe(isoTime(UNTIL + 30 * DAY_MS));
    const { body } = await register(rival, developmentId);
    expect(body.protectedUntil).toBe(isoTime(UNTIL + 30 * DAY_MS));
  });

  it("stays protected by the data of the registration", async () => {
    const before = newPhone();
    const after = newPhone();
    const { agency, developmentId } = await rivals({ phones: [{ number: before }] });
    await registered(agency, developmentId);
    await agency.api.patch(`/leads/${agency.leadId}`, { body: { phones: [{ number: after }] } });
    expect(await codeOf(await registrar({ phones: [{ number: after }] }), developmentId)).toBe("REGISTERED");
    expect(await codeOf(await registrar({ phones: [{ number: before }] }), developmentId)).toBe(
      "request_refused",
    );
  });
});

describe("a protection", () => {
  it("ends at once when the registration is LOST, by either side", async () => {
    const stage = await rivals();
    const { agency, rival, developer, developmentId } = stage;
    const { id } = await registered(agency, developmentId);
    await moved(agency, id, "LOST");
    expect(await protectionsWith(developer)).toEqual([]);
    const next = await registered(rival, developmentId);
    await askUpdate(developer, next.id);
    moveClock(15 * DAY_MS);
    await moved(developer, next.id, "LOST");
    expect(await codeOf(agency, developmentId)).toBe("REGISTERED");
  });

  it("continues while another registration of the person by the same account does", async () => {
    const stage = await rivals();
    const { agency, rival, developmentId } = stage;
    const first = await registered(agency, developmentId);
    moveClock(DAY_MS);
    const second = await registered(agency, await another(stage));
    await moved(agency, second.id, "LOST");
    expect((await register(rival, developmentId)).body.protectedUntil).toBe(isoTime(UNTIL));
    await moved(agency, first.id, "LOST");
    expect(await codeOf(rival, developmentId)).toBe("REGISTERED");
  });

  it.each(["WON", "CONTACTED"])("keeps its date if the registration is %s", async (stage) => {
    const { agency, rival, developmentId } = await rivals();
    const { id } = await registered(agency, developmentId);
    await moved(agency, id, stage);
    stopClockAt(UNTIL - 1);
    expect(await codeOf(rival, developmentId)).toBe("request_refused");
    stopClockAt(UNTIL);
    expect(await codeOf(rival, developmentId)).toBe("REGISTERED");
  });

  it("lapses: others may register, and the first partnership stays open without it", async () => {
    const { agency, rival, developmentId } = await rivals();
    const { id } = await registered(agency, developmentId);
    stopClockAt(UNTIL);
    const { id: other } = await registered(rival, developmentId);
    expect(await readPartnership(agency, id)).toMatchObject({
      status: "LEAD_REGISTERED",
      protectedUntil: isoTime(UNTIL),
    });
    // The first partnership is open, so its client is not registered again; the second one is unaffected.
    expect(await codeOf(agency, developmentId)).toBe("ALREADY_REGISTERED");
    expect((await move(agency, id, "CONTACTED")).status).toBe(200);
    expect((await move(rival, other, "CONTACTED")).status).toBe(200);
  });

  it("of another account survives when a registration that has lapsed is LOST", async () => {
    const { agency, rival, developer, developmentId } = await rivals();
    const { id } = await registered(agency, developmentId);
    stopClockAt(UNTIL);
    await registered(rival, developmentId);
    await moved(agency, id, "LOST");
    const held = await protectionsWith(developer);
    expect(held.map(({ account_id }) => account_id)).toEqual([rival.accountId]);
    expect(await codeOf(agency, developmentId)).toBe("request_refused");
  });

  it("is erased once it has lapsed, chunk by chunk, and not before", async () => {
    const { agency, developer, developmentId } = await rivals();
    await registered(agency, developmentId);
    const ports = { shardNames: ["DB"], shard: () => env.DB };
    await runRetention(ports, UNTIL - 1);
    expect(await protectionsWith(developer)).toHaveLength(1);
    await query`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
      INSERT INTO launch_protections
      SELECT ${developer.accountId}, i, 'pship-x', ${agency.accountId}, 1, 2 FROM n`;
    expect((await runRetention(ports, UNTIL)).protections).toBeGreaterThanOrEqual(2_501);
    expect(await protectionsWith(developer)).toEqual([]);
  });

  it.each(["message", "sweep"] as const)("ends with a purge of the client, by its %s", async (how) => {
    const { agency, rival, developer, developmentId } = await rivals();
    const { id } = await registered(agency, developmentId);
    const headers = { "Idempotency-Key": "kept" };
    await register(agency, developmentId, { headers });
    const lead = `${agency.path}/leads/${agency.leadId}`;
    await backoffice.post(`${lead}/trash`);
    expect((await backoffice.post(`${lead}/purge`)).status).toBe(200);
    await drained(agency.accountId);
    if (how === "sweep") await runWhole("partnership-sweep", servicesOf(env), NOW);
    else {
      const message = { v: 1, kind: "lead", id: agency.leadId, gone: true, boards: [] };
      await consumeRadar(backgroundServicesOf(env), [
        { ...message, accountId: agency.accountId, shard: "DB" },
      ]);
    }
    expect(await protectionsWith(developer)).toEqual([]);
    expect((await readPartnership(developer, id)).status).toBe("LOST");
    expect(await codeOf(rival, developmentId)).toBe("REGISTERED");
  });

  it("ends with a purge of a client whose registration was WON", async () => {
    const { agency, developer, developmentId } = await rivals();
    const { id } = await registered(agency, developmentId);
    await moved(agency, id, "WON");
    const lead = `${agency.path}/leads/${agency.leadId}`;
    await backoffice.post(`${lead}/trash`);
    await backoffice.post(`${lead}/purge`);
    await drained(agency.accountId);
    const message = { v: 1, kind: "lead", id: agency.leadId, gone: true, boards: [] };
    await consumeRadar(backgroundServicesOf(env), [{ ...message, accountId: agency.accountId, shard: "DB" }]);
    expect(await protectionsWith(developer)).toEqual([]);
    expect((await readPartnership(developer, id)).status).toBe("WON");
  });
});
