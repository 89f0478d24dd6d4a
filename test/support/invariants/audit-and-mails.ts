import { type Check, violationUnless } from "./stored.ts";

/** The attempts after which a notice is given up. */
const MAIL_ATTEMPTS = 5;

/** The back office records each of its writes in the same transaction. */
export const auditIsComplete: Check = ({ keys, members, auditRows }) => {
  const times = (action: string, subject?: unknown): number =>
    auditRows.filter((row) => row.action === action && (subject === undefined || row.subject === subject))
      .length;
  const people = times("account.create") + times("team.add");
  return [
    ...keys.flatMap(({ id, kind, revoked_at: revokedAt }) => [
      ...violationUnless(
        times(`${kind}.create`, id) === 1,
        `${id} is audited ${times(`${kind}.create`, id)} times`,
      ),
      ...violationUnless(
        times(`${kind}.revoke`, id) === (revokedAt === null ? 0 : 1),
        `the audit does not show the end of ${id} exactly once`,
      ),
    ]),
    ...violationUnless(members.length === people, `${members.length} people, of whom ${people} are audited`),
  ];
};

/** A notice to the owner shows whether it was sent, and a due one is queued. */
export const mails: Check = ({ accountId, mails: kept, notices }) => {
  const ids = new Set(kept.map(({ id }) => id));
  return [
    ...kept.flatMap(({ id, status, attempts, sent_at: sentAt }) => [
      ...violationUnless((status === "SENT") === (sentAt !== null), `${id} is ${status}, sent at ${sentAt}`),
      ...violationUnless((attempts as number) <= MAIL_ATTEMPTS, `${id} was tried ${attempts} times`),
    ]),
    ...notices
      .filter(({ sent }) => sent === 1)
      .flatMap(({ month, percent }) =>
        violationUnless(
          ids.has(`quota-${percent}-${month}-${accountId}`),
          `no notice of ${percent} % in ${month}`,
        ),
      ),
  ];
};
