import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AccountAccess } from "../../../durable-objects/event-log/account-access.ts";
import { REMINDER_MS, Transaction } from "../../../durable-objects/event-log/transaction.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../src/lib/clock.ts";
import { newId } from "../../../src/lib/id.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { eventually } from "../../support/eventually.ts";
import {
  commitEvents,
  consume,
  deliveriesOf,
  holdReminders,
  makeWebhook,
  type Receiver,
  receiver,
  reminderOf,
  status,
} from "../../support/receiver.ts";
import { RecordingQueue } from "../../support/recording-queue.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

interface Stage {
  readonly storage: DurableObjectStorage;
  readonly queue: RecordingQueue;
  readonly transaction: Transaction;
}

/** Transactions on the storage of the test's own object. */
const withTransaction = (test: (stage: Stage) => Promise<void>): Promise<void> =>
  runInDurableObject(env.EVENT_LOG.getByName(newId("account")), async (_, ctx) => {
    const queue = new RecordingQueue();
    const access = new AccountAccess(ctx.storage.sql, env.DB, []);
    access.remember({ accountId: "acc-1", shard: "DB" });
    await test({
      storage: ctx.storage,
      queue,
      transaction: new Transaction(ctx, queue as unknown as Queue, access),
    });
  });

beforeEach(() => stopClockAt(Date.now()));

describe("a transaction", () => {
  const write = ({ storage, transaction }: Stage): number => {
    storage.sql.exec("CREATE TABLE IF NOT EXISTS notes (n INTEGER)");
    storage.sql.exec("INSERT INTO notes VALUES (1)");
    transaction.remind("wh_1", Date.now());
    transaction.remind("wh_1", Date.now());
    transaction.wakeAt(Date.now() + DAY_MS);
    return storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM notes").one().n;
  };
  const left = ({ storage }: Stage) =>
    storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'notes'").toArray().length;

  it("reminds once of each endpoint and sets the alarm after its commit", () =>
    withTransaction(async (stage) => {
      const alarmAt = Date.now() + REMINDER_MS;
      expect(stage.transaction.run(() => write(stage))).toBe(1);
      await eventually(async () => expect(await stage.storage.getAlarm()).toBe(alarmAt));
      expect(stage.queue.messages).toEqual([reminderOf("acc-1", "wh_1")]);
    }));

  it.each(["a dry run", "a failure"])("leaves nothing behind after %s", (ending) =>
    withTransaction(async (stage) => {
      const { transaction } = stage;
      const fail = (): number => {
        write(stage);
        throw new Error("half way");
      };
      if (ending === "a dry run") expect(transaction.run(() => write(stage), true)).toBe(1);
      else expect(() => transaction.run(fail)).toThrow("half way");
      await transaction.flush();
      expect(left(stage)).toBe(0);
      expect(stage.queue.messages).toEqual([]);
      expect(await stage.storage.getAlarm()).toBeNull();
    }),
  );

  it("wakes at the earliest time asked for, never later", () =>
    withTransaction(async ({ storage, transaction }) => {
      for (const wait of [DAY_MS, MINUTE_MS, 2 * DAY_MS]) {
        transaction.wakeAt(Date.now() + wait);
        await transaction.flush();
      }
      expect(await storage.getAlarm()).toBe(Date.now() + MINUTE_MS);
    }));
});

describe("a reminder", () => {
  const remind = async ({ transaction }: Stage, ...webhookIds: readonly string[]): Promise<void> => {
    transaction.run(() => {
      for (const webhookId of webhookIds) transaction.remind(webhookId, Date.now());
    });
    await transaction.flush();
  };

  it("is sent once, until a worker comes or it counts as lost", () =>
    withTransaction(async (stage) => {
      const { queue, storage, transaction } = stage;
      const lostAt = Date.now() + REMINDER_MS;
      await remind(stage, "wh_1");
      moveClock(REMINDER_MS - 1);
      await remind(stage, "wh_1", "wh_2");
      expect(queue.messages).toEqual([reminderOf("acc-1", "wh_1"), reminderOf("acc-1", "wh_2")]);
      expect(await storage.getAlarm()).toBe(lostAt);
      moveClock(1);
      await remind(stage, "wh_1", "wh_2");
      expect(queue.messages).toHaveLength(3);
      transaction.reminderCame("wh_2");
      await remind(stage, "wh_1", "wh_2");
      expect(queue.messages).toHaveLength(4);
    }));

  it("that was rolled back is sent when it is asked for again", () =>
    withTransaction(async (stage) => {
      stage.transaction.run(() => stage.transaction.remind("wh_1", Date.now()), true);
      await remind(stage, "wh_1");
      expect(stage.queue.messages).toHaveLength(1);
    }));

  it("is sent for more endpoints than one batch holds", () =>
    withTransaction(async (stage) => {
      const ids = Array.from({ length: 201 }, (_, at) => `wh_${at}`);
      await remind(stage, ...ids);
      expect(stage.queue.messages).toEqual(ids.map((id) => reminderOf("acc-1", id)));
    }));
});

describe("the alarm", () => {
  it("fires at most once a second, however many deliveries fall due", () =>
    withTransaction(async ({ storage, transaction }) => {
      transaction.noteFired(Date.now());
      transaction.wakeAt(Date.now() + 1);
      await transaction.flush();
      expect(await storage.getAlarm()).toBe(Date.now() + SECOND_MS);
    }));
});

describe("the log of an account", () => {
  let account: TestAccount;
  let web: Receiver;

  beforeEach(async () => {
    account = await makeAccount();
    web = receiver();
  });

  const alarm = () => runDurableObjectAlarm(env.EVENT_LOG.getByName(account.accountId));
  const mails = async () => (await backoffice.get(`${account.path}/mail`)).body.data;

  it("delivers by its alarm when the queue refuses its reminder", async () => {
    const { id } = await makeWebhook(account.api);
    const refused = vi
      .spyOn(env.WEBHOOK_QUEUE, "sendBatch")
      .mockRejectedValue(new Error("Queue is overloaded"));
    await commitEvents(account.accountId, 1);
    await eventually(() => expect(refused).toHaveBeenCalledOnce());
    refused.mockRestore();
    const held = holdReminders();
    moveClock(REMINDER_MS);
    expect(await alarm()).toBe(true);
    expect(held).toEqual([reminderOf(account.accountId, id)]);
    await consume(...held);
    expect(web.arrivals).toHaveLength(1);
  });

  it("records a post under the last grant read when the grant cannot be read, also after a restart", async () => {
    holdReminders();
    const { id } = await makeWebhook(account.api, { types: ["property.updated"] });
    const watch = await makeWebhook(account.api, { types: ["webhook.disabled"] });
    await commitEvents(account.accountId, 1);
    const prepare = vi.spyOn(env.DB, "prepare");
    web.answer = async () => {
      await abortAllDurableObjects();
      prepare.mockClear().mockImplementation(() => {
        throw new Error("D1_ERROR: Network connection lost.");
      });
      return status(410);
    };
    await consume(reminderOf(account.accountId, id));
    expect(prepare).toHaveBeenCalled();
    prepare.mockRestore();
    expect((await deliveriesOf(account.api, id))[0]).toMatchObject({ status: "FAILED", attempts: 1 });
    expect(await deliveriesOf(account.api, watch.id)).toHaveLength(1);
  });

  it("mails the owner once when a receiver says 410", async () => {
    holdReminders();
    const { id, url } = await makeWebhook(account.api, { description: "CRM" });
    await commitEvents(account.accountId, 8);
    web.answer = () => status(410);
    await consume(reminderOf(account.accountId, id));
    await eventually(async () => expect(await mails()).toHaveLength(1));
    await alarm();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const waiting = await runInDurableObject(
      env.EVENT_LOG.getByName(account.accountId),
      (_, { storage }) => storage.sql.exec("SELECT 1 FROM owner_mails").toArray().length,
    );
    expect(waiting).toBe(0);
    expect(mail.body).toContain('O endpoint "CRM" (127.0.0.1:9) foi desativado');
    expect(mail.body).not.toContain(new URL(url).pathname);
    expect(JSON.stringify(mail)).not.toContain("whsec_");
    const states = (await deliveriesOf(account.api, id)).map((delivery) => delivery.status);
    expect(states.filter((state) => state === "FAILED")).toHaveLength(1);
    expect(states.filter((state) => state === "SKIPPED")).toHaveLength(8);
  });
});
