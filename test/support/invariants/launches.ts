import { broken, type Check, type Stored } from "./stored.ts";

/** A registered person is protected until the partnership's date, and only while the registration is valid. */
const protectedAsStated = ({ registrations, now }: Stored): string[] =>
  registrations.flatMap(({ id, status, protected_until: until, is_purged: isPurged, hashes, agrees }) => {
    const runs = status !== "LOST" && isPurged === 0 && (until as number) > now;
    return [
      ...broken(!runs || (hashes as number) > 0, `${id} is ${status}, and protects nobody`),
      ...broken(status !== "LOST" || hashes === 0, `${id} is LOST, and protects somebody`),
      ...broken(hashes === 0 || agrees === 1, `${id} is protected otherwise than it tells`),
    ];
  });

/** A person is protected for one account at a time (rules 27.10). */
const protectedOnce = ({ protections, now }: Stored): string[] => {
  const running = protections.filter(({ until }) => (until as number) > now);
  return [...Map.groupBy(running, ({ identity }) => identity).values()].flatMap((rows) => {
    const accounts = new Set(rows.map(({ account_id: accountId }) => accountId)).size;
    return broken(accounts === 1, `a person is protected for ${accounts} accounts`);
  });
};

export const launches: Check = (stored) => [...protectedAsStated(stored), ...protectedOnce(stored)];
