import * as z from "zod";
import { noticeMail, type OwnerNotice } from "../../domain/notices/owner-notice.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";
import { lineOf, text } from "../../vocabulary/field.ts";
import { MAX_LINE_CHARS, MAX_NOTE_CHARS } from "../../vocabulary/limits.ts";

const MAX_ID_CHARS = 100;

export const NOTICE_PARAMS = z.strictObject({ noticeId: z.string().min(1).max(MAX_ID_CHARS) });

/** Plain, with line breaks. */
const plain = text(MAX_NOTE_CHARS).trim().min(1);

export const NOTICE_TEXT = z.strictObject({
  titlePt: lineOf(MAX_LINE_CHARS / 2),
  titleEn: lineOf(MAX_LINE_CHARS / 2),
  textPt: plain,
  textEn: plain,
});

const MAX_CHANGES = 1_000_000;

export const VERSION = { version: z.int().min(1).max(MAX_CHANGES) };

const stateOf = ({ sentAt, queuedAt, owners, mailed, failed }: OwnerNotice): "DRAFT" | "SENDING" | "SENT" => {
  if (sentAt === null) return "DRAFT";
  return queuedAt !== null && mailed + failed >= owners ? "SENT" : "SENDING";
};

export const viewNotice = (notice: OwnerNotice) => {
  const { seq: _, position: __, queuedAt: ___, changedAt, sentAt, ...rest } = notice;
  return {
    ...rest,
    state: stateOf(notice),
    mail: noticeMail(notice),
    changedAt: isoTime(changedAt),
    sentAt: isoOrNull(sentAt),
  };
};
