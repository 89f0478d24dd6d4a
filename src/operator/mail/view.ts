import type { mails } from "../../db/schema/mails.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";

export const viewMail = ({
  id,
  kind,
  subject,
  body,
  status,
  attempts,
  createdAt,
  sentAt,
}: typeof mails.$inferSelect) => ({
  id,
  kind,
  subject,
  body,
  status,
  attempts,
  createdAt: isoTime(createdAt),
  sentAt: isoOrNull(sentAt),
});
