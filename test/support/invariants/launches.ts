import { type Check, type Stored, violationUnless } from "./stored.ts";

/** A registered person is protected until the partnership's date, and only while the registration is valid. */
const protectedAsStated = ({ registrations, now }: Stored): string[] =>
  registrations.flatMap(({ id, status, protected_until: until, is_purged: isPurged, hashes, agrees }) => {
    const runs = status !== "LOST" && isPurged === 0 && (until as number) > now;
    return [
      ...violationUnless(!runs || (hashes as number) > 0, `${id} is ${status}, but protects nobody`),
      ...violationUnless(status !== "LOST" || hashes === 0, `${id} is LOST, but protects somebody`),
      ...violationUnless(hashes === 0 || agrees === 1, `the protection of ${id} is not as ${id} shows it`),
    ];
  });

/** A person is protected for one account at a time (rules 27.10). */
const protectedOnce = ({ protections, now }: Stored): string[] => {
  const running = protections.filter(({ until }) => (until as number) > now);
  return [...Map.groupBy(running, ({ identity }) => identity).values()].flatMap((rows) => {
    const accounts = new Set(rows.map(({ account_id: accountId }) => accountId)).size;
    return violationUnless(accounts === 1, `a person is protected for ${accounts} accounts`);
  });
};

export const launches: Check = (stored) => [...protectedAsStated(stored), ...protectedOnce(stored)];
