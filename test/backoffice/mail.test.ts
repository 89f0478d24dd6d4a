import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { sendMails } from "../../src/jobs/send-mails.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { aFailedMail } from "../support/failed-mail.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import type { Answer } from "../support/http.ts";
import { aNotice } from "../support/owner-notice.ts";
import { query, queryOne } from "../support/query.ts";
import { serveWith } from "../support/serve-with.ts";
import { prepareShards, TWO_SHARDS } from "../support/two-shards.ts";

const auditOf = async (path: string) =>
  (await backoffice.get(`${path}/audit`)).body.data.filter(
    ({ action }: { action: string }) => action === "mail.send",
  );

it("a mail that was given up goes out again, once and audited, however often it is asked for", async () => {
  const account = await makeAccount();
  const id = await aFailedMail(account);
  const send = () => backoffice.post(`${account.path}/mail/${id}/send`);
  const listed = (await backoffice.get("/mail")).body.data.filter((one: { id: string }) => one.id === id);
  expect(listed).toMatchObject([{ accountId: account.accountId, status: "FAILED", attempts: 5 }]);
  const answers = await Promise.all([send(), send()]);
  for (const { status, body } of answers)
    expect([status, body.data]).toMatchObject([200, { id, status: "QUEUED", attempts: 0 }]);
  expect(await auditOf(account.path)).toMatchObject([{ subject: id, fields: ["status"] }]);

  const email = { send: vi.fn(async () => ({ messageId: "sent" })) };
  const ports = {
    directory: env.DB,
    shardNames: ["DB"],
    shard: () => env.DB,
    email,
    from: "avisos@example.com",
  };
  await sendMails(ports, Date.now());
  expect((await send()).body.data.status).toBe("SENT");
  expect(await auditOf(account.path)).toHaveLength(1);
  expect((await backoffice.get("/mail")).body.data.map((one: { id: string }) => one.id)).not.toContain(id);
});

it("a mail in a database that the account was moved out of is listed, and goes out from there", async () => {
  await prepareShards();
  const { accountId, path } = await makeAccount();
  const id = await aFailedMail({ accountId }, env.SPARE_SHARD);
  const call = async (method: "GET" | "POST", rest: string) => {
    const request = { key: env.BACKOFFICE_TOKEN, method, base: "/backoffice", path: path + rest };
    return (await serveWith(faultyEnv(null, TWO_SHARDS), request)) as Answer;
  };
  expect((await call("POST", `/mail/${id}/send`)).status).toBe(404);
  await query`INSERT INTO account_moves (id, account_id, from_shard, to_shard, state, started_at, changed_at)
    VALUES (${crypto.randomUUID()}, ${accountId}, 'DB_S1', 'DB', 'DONE', 0, 0)`;
  expect((await call("GET", "/mail")).body.data).toMatchObject([{ id, status: "FAILED" }]);
  const { status, body } = await call("POST", `/mail/${id}/send`);
  expect([status, body.data]).toMatchObject([200, { id, status: "QUEUED", attempts: 0 }]);
  const audited = (await call("GET", "/audit?action=mail.send")).body.data;
  expect(audited).toMatchObject([{ action: "mail.send", subject: id }]);
  const there = env.SPARE_SHARD.prepare("SELECT status FROM mails WHERE id = ?").bind(id);
  expect(await there.first("status")).toBe("QUEUED");
  for (const table of ["mails", "audit"])
    await env.SPARE_SHARD.prepare(`DELETE FROM ${table} WHERE account_id = ?`).bind(accountId).run();
});

it("a mail of another account cannot be sent again", async () => {
  const id = await aFailedMail(await makeAccount());
  const { path } = await makeAccount();
  expect((await backoffice.post(`${path}/mail/${id}/send`)).status).toBe(404);
  await query`DELETE FROM mails WHERE id = ${id}`;
});

it("a notice of the platform counts a mail that goes out after all as sent, and no longer as failed", async () => {
  const account = await makeAccount();
  const notice = await aNotice();
  const id = `${notice}:${account.accountId}`;
  await query`INSERT INTO mails (id, account_id, kind, subject, body, status, attempts, created_at)
    VALUES (${id}, ${account.accountId}, 'OWNER_NOTICE', 'Aviso', 'Texto', 'QUEUED', 5, ${Date.now()})`;
  const become = (status: string) => query`UPDATE mails SET status = ${status} WHERE id = ${id}`;
  const countsOf = async () => {
    const row = await queryOne`SELECT mailed, failed FROM owner_notices WHERE id = ${notice}`;
    return [row!.mailed, row!.failed];
  };
  await become("FAILED");
  expect(await countsOf()).toEqual([0, 1]);
  await backoffice.post(`${account.path}/mail/${encodeURIComponent(id)}/send`);
  expect(await countsOf()).toEqual([0, 0]);
  await become("SENT");
  expect(await countsOf()).toEqual([1, 0]);
});
