import { ALERTS, withColumnPlaces } from "../../src/alarms/alerts.ts";
import { type CloudflareAccount, LostAnswer, PlatformRefusal, queryPoints } from "../cloudflare/client.ts";

/** Fewer calls say nothing about a version. */
const MIN_CALLS = 50;

/** The percentage of a version's calls that failed. */
const queryOf = (version: string): string =>
  "SELECT 100 * sumIf(_sample_interval, {api_calls.status} >= 500) / SUM(_sample_interval) AS value, " +
  "SUM(_sample_interval) AS calls FROM {api_calls} " +
  `WHERE {api_calls.version} = '${version}' AND timestamp > NOW() - INTERVAL '1' HOUR HAVING calls > ${MIN_CALLS}`;

/**
 * The failure rate of the alert that wakes somebody: a release is rolled back at the same rate, before that alert
 * rings.
 */
const { threshold: MAX_FAILING } = ALERTS.find(({ name }) => name === "burn-fast")!;

/**
 * Prints in one line how the API's new version has answered its callers.
 * @param suffix of the environment's datasets
 * @returns whether it may continue: unreadable points stop no release, because the smoke test judges too
 */
export async function servesCallersWell(
  account: CloudflareAccount,
  { version, suffix, print }: { version: string; suffix: string; print: (line: string) => void },
): Promise<boolean> {
  try {
    const [found] = await queryPoints(account, withColumnPlaces(queryOf(version), suffix));
    if (!found) {
      print(`-      callers: fewer than ${MIN_CALLS} have met the new version`);
      return true;
    }
    const failing = Number(found.value);
    const isWell = failing <= MAX_FAILING;
    print(`${isWell ? "green" : "RED  "}  callers: ${failing.toFixed(2)} % of ${found.calls} calls failed`);
    return isWell;
  } catch (error) {
    if (!(error instanceof PlatformRefusal || error instanceof LostAnswer)) throw error;
    print(`-      callers: points are not read: ${error.message}`);
    return true;
  }
}
