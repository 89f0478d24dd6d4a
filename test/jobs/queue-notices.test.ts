import { env } from "cloudflare:workers";
import { afterAll, describe, expect, it } from "vitest";
import { Budget } from "../../src/jobs/budget.ts";
import { queueNotices } from "../../src/jobs/queue-notices.ts";
import { runJob } from "../../src/jobs/registry.ts";
import { sendMails } from "../../src/jobs/send-mails.ts";
import { DAY_MS, HOUR_MS, systemClock } from "../../src/lib/clock.ts";
import { servicesOf } from "../../src/services.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { aNotice } from "../support/owner-notice.ts";
import { query, queryOne } from "../support/query.ts";
import { RecordingMail } from "../support/recording-mail.ts";

const MANY = 10_000;
const PAGE = 500;

const ports = { directory: env.DB };
const UNLIMITED = { isSpent: false };

/** Ends after some steps, as a run that dies between two transactions. */
const steps = (left: number) => ({
  get isSpent() {
    left -= 1;
    return left < 0;
  },
});

const sendNotice = async (): Promise<string> => {
  const id = await aNotice();
  await backoffice.post(`/notices/${id}/send`, { version: 1 });
  return id;
};

const read = async (id: string) => (await backoffice.get(`/notices/${id}`)).body.data;

const noticesTo = async ({ path }: TestAccount, id: string) =>
  (await backoffice.get(`${path}/mail`)).body.data.filter((one: { id: string }) => one.id.startsWith(id));

const mailsOf = async (id: string): Promise<number> =>
  (await queryOne`SELECT count(*) AS n FROM mails WHERE id LIKE ${id} || '-%'`).n;

/** A directory of many accounts: of every ten, one is inactive and two have the same owner. */
const fillDirectory = async (): Promise<void> => {
  await query(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY})
    INSERT INTO accounts (id, name, type, status, plan, subscription, property_limit, owner_name, owner_email, created_at, updated_at)
    SELECT 'acc-many' || printf('%08d', i * 7919 % 1000003), 'Conta ' || i, 'AGENCY',
      iif(i % 10 = 0, 'INACTIVE', 'ACTIVE'), 'PRO', 'ACTIVE', 10, 'Titular',
      'muitos-' || iif(i % 10 = 1, i + 1, i) || '@example.com', 1, 1 FROM n`);
};

/** Deletes what would give other tests of this database mails to send. */
const emptyDirectory = async (): Promise<void> => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM mails WHERE id GLOB 'ntc_*'"),
    env.DB.prepare("DELETE FROM accounts WHERE id GLOB 'acc-many*'"),
  ]);
};

describe("the mails of a notice to every owner", () => {
  afterAll(emptyDirectory);

  it("go once to each owner of an active account, in both languages", async () => {
    const [one, twice, same, inactive] = await Promise.all([
      makeAccount({ account: { ownerEmail: "sozinha@example.com" } }),
      makeAccount({ account: { ownerEmail: "Duas@example.com" } }),
      makeAccount({ account: { ownerEmail: "duas@example.com" } }),
      makeAccount({ account: { ownerEmail: "parada@example.com" } }),
    ]);
    await backoffice.patch(inactive.path, { status: "INACTIVE" });
    await backoffice.post(`${one.path}/sandbox`);
    const id = await sendNotice();
    expect((await read(id)).state).toBe("SENDING");
    const office = new RecordingMail();
    const services = servicesOf(faultyEnv(null, { EMAIL: office }).env);
    for (const _ of [1, 2]) await runJob("mails", services, Date.now());
    const mine = (office.sent as { to: string; subject: string; text: string }[]).filter(({ text }) =>
      text.includes("Ela termina em maio."),
    );
    const addresses = mine.map(({ to }) => to.toLowerCase());
    expect(addresses).toContain("sozinha@example.com");
    expect(addresses).toHaveLength(new Set(addresses).size);
    expect(addresses).not.toContain("parada@example.com");
    expect(mine[0]).toMatchObject({ subject: "A versão 1 termina / Version 1 ends" });
    expect(mine[0]!.text).toContain("It ends in May.");
    const both = [...(await noticesTo(twice, id)), ...(await noticesTo(same, id))];
    expect(both).toMatchObject([{ kind: "OWNER_NOTICE", status: "SENT" }]);
    expect(await read(id)).toMatchObject({
      state: "SENT",
      owners: mine.length,
      mailed: mine.length,
      failed: 0,
    });
  });

  it("are tried again, and those given up are counted", async () => {
    await makeAccount({ account: { ownerEmail: "fechada@example.com" } });
    const id = await sendNotice();
    await queueNotices(ports, Date.now(), UNLIMITED);
    const { owners } = await read(id);
    const email = { send: () => Promise.reject(new Error("closed")) } as unknown as SendEmail;
    const office = { ...ports, email, shardNames: ["DB"], shard: () => env.DB, from: "avisos@api.test" };
    await query`DELETE FROM mails WHERE id NOT LIKE ${id} || '-%'`;
    let now = Date.now();
    while ((await read(id)).state === "SENDING" && now < Date.now() + 2 * DAY_MS) {
      await sendMails(office, now, new Budget(systemClock));
      now += HOUR_MS;
    }
    expect(await read(id)).toMatchObject({ state: "SENT", owners, mailed: 0, failed: owners });
  });

  it("are queued for 10,000 accounts in bounded steps, once each, though runs die and overlap", async () => {
    await fillDirectory();
    const id = await sendNotice();
    const { owners } = await read(id);
    // The first run dies after each of its first steps, and two continue at once.
    for (let run = 0; run < 3; run += 1) {
      const before = await mailsOf(id);
      await queueNotices(ports, Date.now(), steps(1));
      const queued = (await mailsOf(id)) - before;
      expect(queued).toBeGreaterThan(0);
      expect(queued).toBeLessThanOrEqual(PAGE);
      expect(await read(id)).toMatchObject({ state: "SENDING", owners });
    }
    await Promise.all([1, 2].map(() => queueNotices(ports, Date.now(), UNLIMITED)));
    expect(await mailsOf(id)).toBe(owners);
    expect(await read(id)).toMatchObject({ state: "SENDING", owners, mailed: 0 });
    const results = await query`SELECT lower(a.owner_email) AS owner, count(*) AS n
      FROM mails AS m JOIN accounts AS a ON a.id = m.account_id
      WHERE m.id LIKE ${id} || '-%' GROUP BY 1 HAVING n > 1`;
    expect(results).toEqual([]);
    expect(owners).toBeGreaterThanOrEqual(MANY * 0.8);
    await queueNotices(ports, Date.now(), UNLIMITED);
    expect(await mailsOf(id)).toBe(owners);
  });

  it("are queued by one run of the job at 10,000 accounts, within its allowance", async () => {
    const id = await sendNotice();
    const budget = new Budget(systemClock);
    const services = servicesOf(faultyEnv(null, { EMAIL: new RecordingMail() }).env);
    const { mailsSent, queries } = await runJob("mails", services, Date.now(), budget);
    expect(queries).toBeLessThanOrEqual(800);
    expect(mailsSent).toBeGreaterThan(0);
    expect(await mailsOf(id)).toBe((await read(id)).owners);
  });
});
