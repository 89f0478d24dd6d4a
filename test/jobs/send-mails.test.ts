import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { run } from "../../src/db/statement.ts";
import { mailInsert } from "../../src/domain/notices/mail.ts";
import { ALLOWANCE, Budget } from "../../src/jobs/budget.ts";
import { runJob } from "../../src/jobs/registry.ts";
import { type MailPorts, sendMails } from "../../src/jobs/send-mails.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, systemClock } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { servicesOf } from "../../src/services.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { query, queryOne } from "../support/query.ts";

const NOW = Date.UTC(2026, 2, 10);

type Sent = Parameters<SendEmail["send"]>[0];

/** A mail service that records its messages, or refuses all of them. */
const office = (works = true) => {
  const sent: Sent[] = [];
  const email = {
    send: async (message: Sent) => {
      if (!works) throw new Error("The post office is closed.");
      sent.push(message);
      return { messageId: "1" };
    },
  } as SendEmail;
  const from = "avisos@api.test";
  const ports: MailPorts = { directory: env.DB, shardNames: ["DB"], shard: () => env.DB, email, from };
  return { ports, sent };
};

const queue = async (accountId: string, kind = "TEST"): Promise<string> => {
  const id = newId("mail");
  const mail = { id, accountId, kind, subject: "Aviso", body: "Texto do aviso.", now: NOW };
  await run(env.DB, [mailInsert(mail)]);
  return id;
};

const stateOf = (id: string) => queryOne`SELECT status, attempts, sent_at FROM mails WHERE id = ${id}`;

const changeOwner = (accountId: string, email: string) =>
  query`UPDATE accounts SET owner_email = ${email} WHERE id = ${accountId}`;

const NOTHING = { mailsSent: 0, mailsFailed: 0, mailsWaiting: 0 };

beforeEach(async () => {
  await env.DB.exec("DELETE FROM mails");
});

describe("a notice", () => {
  it("goes to the owner's current address", async () => {
    const { accountId } = await makeAccount();
    const id = await queue(accountId);
    await changeOwner(accountId, "nova@example.com");
    const { ports, sent } = office();
    expect(await sendMails(ports, NOW)).toEqual({ mailsSent: 1, mailsFailed: 0, mailsWaiting: 0 });
    const text = "Texto do aviso.";
    expect(sent).toEqual([{ from: "avisos@api.test", to: "nova@example.com", subject: "Aviso", text }]);
    expect(await stateOf(id)).toEqual({ status: "SENT", attempts: 1, sent_at: NOW });
  });

  it("is sent once, even when two runs overlap", async () => {
    const { accountId } = await makeAccount();
    await queue(accountId);
    const { ports, sent } = office();
    await Promise.all([sendMails(ports, NOW), sendMails(ports, NOW)]);
    await sendMails(ports, NOW);
    expect(sent).toHaveLength(1);
  });

  it("is tried five times within half a day and then given up", async () => {
    const { accountId } = await makeAccount();
    const id = await queue(accountId);
    const { ports } = office(false);
    let now = NOW;
    for (const [at, wait] of [5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS].entries()) {
      expect((await sendMails(ports, now)).mailsWaiting).toBe(1);
      expect(await stateOf(id)).toMatchObject({ status: "QUEUED", attempts: at + 1 });
      expect(await sendMails(ports, now + wait - 1)).toEqual(NOTHING);
      now += wait;
    }
    expect((await sendMails(ports, now)).mailsFailed).toBe(1);
    expect(await stateOf(id)).toEqual({ status: "FAILED", attempts: 5, sent_at: null });
    expect(await sendMails(ports, now + DAY_MS)).toEqual(NOTHING);
  });

  it("does not delay the notices behind it", async () => {
    const lost = await queue("acc-0000000000000000");
    const { accountId } = await makeAccount();
    const good = await queue(accountId);
    await sendMails(office().ports, NOW);
    expect(await stateOf(lost)).toMatchObject({ status: "QUEUED", attempts: 1 });
    expect(await stateOf(good)).toMatchObject({ status: "SENT" });
  });

  it("about only its account goes out before those to very many owners", async () => {
    const { accountId } = await makeAccount();
    for (let at = 0; at < 50; at += 1) await queue(accountId, "CONFIRMATION_DUE");
    await queue(accountId, "QUOTA_100");
    const { ports, sent } = office();
    const budget = new Budget(systemClock, { ...ALLOWANCE, queries: 1 });
    await runJob("mails", { ...servicesOf(env), email: ports.email }, NOW, budget);
    expect(sent.length).toBeLessThan(50);
    const results = await query`SELECT kind FROM mails WHERE status = 'SENT'`;
    expect(results.map(({ kind }) => kind)).toContain("QUOTA_100");
  });

  it("waits while none can be sent, and uses no attempt of those behind it", async () => {
    const { accountId } = await makeAccount();
    for (let at = 0; at < 50; at += 1) await queue(accountId);
    const counts = await sendMails(office(false).ports, NOW);
    expect(counts.mailsWaiting).toBeLessThan(50);
    expect(await query`SELECT 1 FROM mails WHERE attempts = 0`).toHaveLength(50 - counts.mailsWaiting);
    expect((await sendMails(office().ports, NOW + HOUR_MS)).mailsSent).toBe(50);
  });
});

it("the operator sees the notices of an account", async () => {
  const [own, other] = await Promise.all([makeAccount(), makeAccount()]);
  const id = await queue(own.accountId);
  await queue(other.accountId);
  const waiting = await backoffice.get(`${own.path}/mail`);
  expect(waiting.body.data).toEqual([
    {
      id,
      kind: "TEST",
      subject: "Aviso",
      body: "Texto do aviso.",
      status: "QUEUED",
      attempts: 0,
      createdAt: new Date(NOW).toISOString(),
      sentAt: null,
    },
  ]);
  const { body } = await backoffice.post("/jobs/mails");
  expect(body.data.summary.mailsSent).toBe(2);
  const sent = await backoffice.get(`${own.path}/mail`);
  expect(sent.body.data[0]).toMatchObject({ status: "SENT", attempts: 1, sentAt: expect.any(String) });
});
