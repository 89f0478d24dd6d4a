import { guardFresh, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { selectBy } from "../../db/prepared.ts";
import { ownerNotices } from "../../db/schema/owner-notices.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { decidedMeanwhile, orNotFound } from "../../errors/refusal.ts";
import { isoTime } from "../../lib/clock.ts";
import { newId, seededId } from "../../lib/id.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";

export type OwnerNotice = typeof ownerNotices.$inferSelect;

export const ownerNoticeTable = tableOf(ownerNotices);

type NoticeText = Pick<OwnerNotice, "titlePt" | "titleEn" | "textPt" | "textEn">;

/** Nobody knows an owner's language: the e-mail has both. */
export const noticeMail = ({ titlePt, titleEn, textPt, textEn }: NoticeText) => ({
  subject: `${titlePt} / ${titleEn}`,
  body: `${textPt}\n\n* * *\n\n${textEn}`,
});

/** Owners of live accounts that are active, by address. */
const OWNERS_SQL = `SELECT count(DISTINCT lower(owner_email)) AS owners
  FROM accounts INDEXED BY accounts_of_owner WHERE status = 'ACTIVE' AND sandbox_of IS NULL`;

const byId = selectBy(ownerNotices, ["id"]);

const find = async ({ directory, meter }: OperatorContext, id: string): Promise<OwnerNotice | null> => {
  const [rows] = await run(directory, [byId({ id })], meter);
  return ownerNoticeTable.first(rows);
};

/** A notice; for a draft, `owners` is how many would get it now. @throws Refusal not_found */
export const readOwnerNotice = async (
  { directory, meter }: OperatorContext,
  id: string,
): Promise<OwnerNotice> => {
  const [rows, counted] = await run(directory, [byId({ id }), sql(OWNERS_SQL)], meter);
  const notice = orNotFound(ownerNoticeTable.first(rows));
  return notice.sentAt === null ? { ...notice, owners: counted![0]!.owners as number } : notice;
};

const refuseChanged = ({ version, changedBy, changedAt, sentBy, sentAt }: OwnerNotice) =>
  decidedMeanwhile({
    state: sentAt === null ? "CHANGED" : "SENT",
    version,
    actor: sentBy ?? changedBy,
    at: isoTime(sentAt ?? changedAt),
  });

const write = async (
  ctx: OperatorContext,
  id: string,
  action: "notice.draft" | "notice.change" | "notice.send",
  decide: () => Promise<{ readonly data: OwnerNotice; readonly write: Statement | null }>,
): Promise<OwnerNotice> => {
  const plan = await runInDirectory(ctx, async (): Promise<WritePlan<OwnerNotice, null>> => {
    const { data, write: statement } = await decide();
    const fields = action === "notice.send" ? ["sentAt"] : ["title", "text"];
    const audit = auditRow(ctx, { action, accountId: null, subject: id, fields });
    const statements = statement ? [statement, guardFresh, audit] : [];
    return { ...NO_EFFECTS, statements, data, result: null, subject: id };
  });
  return plan.data;
};

/** The same seed makes the same draft. */
export const draftNotice = async (
  ctx: OperatorContext,
  input: NoticeText,
  seed: string | null,
): Promise<OwnerNotice> => {
  const id = seed === null ? newId("notice") : await seededId("notice", `${ctx.actor}:${seed}`);
  return write(ctx, id, "notice.draft", async () => {
    const known = await find(ctx, id);
    if (known) return { data: known, write: null };
    const made = { id, version: 1, ...input, changedBy: ctx.actor, changedAt: ctx.clock.now() };
    const rest = { seq: 0, sentBy: null, sentAt: null, position: "", queuedAt: null };
    return {
      data: { ...made, ...rest, owners: 0, mailed: 0, failed: 0 },
      write: ownerNoticeTable.insert(made),
    };
  });
};

const AS_SEEN = "id = ? AND version = ? AND sent_at IS NULL";

/** @throws Refusal not_found; concurrent_write if it is no longer the draft that was looked at */
export const changeNotice = (
  ctx: OperatorContext,
  id: string,
  { version, ...text }: NoticeText & { readonly version: number },
): Promise<OwnerNotice> =>
  write(ctx, id, "notice.change", async () => {
    const before = orNotFound(await find(ctx, id));
    const written = { version: version + 1, ...text, changedBy: ctx.actor, changedAt: ctx.clock.now() };
    const { changedAt: _, ...same } = written;
    const isDone = Object.entries(same).every(
      ([field, value]) => before[field as keyof OwnerNotice] === value,
    );
    if (before.sentAt === null && isDone) return { data: before, write: null };
    if (before.sentAt !== null || before.version !== version) throw refuseChanged(before);
    return {
      data: { ...before, ...written },
      write: ownerNoticeTable.update(written, AS_SEEN, [id, version]),
    };
  });

/**
 * Sends the draft that was looked at to every owner, once; a job queues the e-mails.
 * @throws Refusal not_found; concurrent_write if somebody has changed it or sent it
 */
export const sendNotice = (ctx: OperatorContext, id: string, version: number): Promise<OwnerNotice> =>
  write(ctx, id, "notice.send", async () => {
    const before = await readOwnerNotice(ctx, id);
    const { actor } = ctx;
    if (before.sentBy === actor && before.version === version) return { data: before, write: null };
    if (before.sentAt !== null || before.version !== version) throw refuseChanged(before);
    const written = { sentBy: actor, sentAt: ctx.clock.now(), owners: before.owners };
    return {
      data: { ...before, ...written },
      write: ownerNoticeTable.update(written, AS_SEEN, [id, version]),
    };
  });
