import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { run } from "../../src/db/statement.ts";
import { mailInsert } from "../../src/domain/notices/mail.ts";
import { type MailPorts, sendMails } from "../../src/jobs/send-mails.ts";
import { newId } from "../../src/lib/id.ts";
import { backoffice, makeAccount } from "../support/api.ts";

const NOW = Date.UTC(2026, 2, 10);

type Sent = Parameters<SendEmail["send"]>[0];

/** A post office that notes what it gets, or refuses everything. */
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

const queue = async (accountId: string): Promise<string> => {
  const id = newId("mail");
  const mail = { id, accountId, kind: "TEST", subject: "Aviso", body: "Texto do aviso.", now: NOW };
  await run(env.DB, [mailInsert(mail)]);
  return id;
};

const stateOf = (id: string) =>
  env.DB.prepare("SELECT status, attempts, sent_at FROM mails WHERE id = ?").bind(id).first();

const changeOwner = (accountId: string, email: string) =>
  env.DB.prepare("UPDATE accounts SET owner_email = ? WHERE id = ?").bind(email, accountId).run();

beforeEach(async () => {
  await env.DB.exec("DELETE FROM mails");
});

describe("a notice", () => {
  it("goes to the owner's address as it is when it leaves", async () => {
    const { accountId } = await makeAccount();
    const id = await queue(accountId);
    await changeOwner(accountId, "nova@example.com");
    const { ports, sent } = office();
    expect(await sendMails(ports, NOW)).toEqual({ mailsSent: 1, mailsFailed: 0, mailsWaiting: 0 });
    const text = "Texto do aviso.";
    expect(sent).toEqual([{ from: "avisos@api.test", to: "nova@example.com", subject: "Aviso", text }]);
    expect(await stateOf(id)).toEqual({ status: "SENT", attempts: 1, sent_at: NOW });
  });

  it("leaves once, also when two runs meet", async () => {
    const { accountId } = await makeAccount();
    await queue(accountId);
    const { ports, sent } = office();
    await Promise.all([sendMails(ports, NOW), sendMails(ports, NOW)]);
    await sendMails(ports, NOW);
    expect(sent).toHaveLength(1);
  });

  it("is tried five times and then given up", async () => {
    const { accountId } = await makeAccount();
    const id = await queue(accountId);
    const { ports } = office(false);
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect((await sendMails(ports, NOW)).mailsWaiting).toBe(1);
      expect(await stateOf(id)).toMatchObject({ status: "QUEUED", attempts: attempt });
    }
    expect((await sendMails(ports, NOW)).mailsFailed).toBe(1);
    expect(await stateOf(id)).toEqual({ status: "FAILED", attempts: 5, sent_at: null });
    expect(await sendMails(ports, NOW)).toEqual({ mailsSent: 0, mailsFailed: 0, mailsWaiting: 0 });
  });

  it("does not hold up the notices behind it", async () => {
    const lost = await queue("acc-0000000000000000");
    const { accountId } = await makeAccount();
    const good = await queue(accountId);
    await sendMails(office().ports, NOW);
    expect(await stateOf(lost)).toMatchObject({ status: "QUEUED", attempts: 1 });
    expect(await stateOf(good)).toMatchObject({ status: "SENT" });
  });
});

it("shows the notices of an account to the operator", async () => {
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
  const { body } = await backoffice.post("/jobs/outbox-sweep");
  expect(body.data.summary.mailsSent).toBe(2);
  const sent = await backoffice.get(`${own.path}/mail`);
  expect(sent.body.data[0]).toMatchObject({ status: "SENT", attempts: 1, sentAt: expect.any(String) });
});
