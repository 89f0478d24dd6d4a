import { ALERTS, inPlaces } from "../../src/alarms/alerts.ts";
import { askPoints, type CloudflareAccount, LostAnswer, PlatformRefusal } from "../cloudflare/client.ts";

/** Fewer calls say nothing about a version. */
const MIN_CALLS = 50;

/** Of the calls that a version has answered, how many in a hundred failed. */
const queryOf = (version: string): string =>
  "SELECT 100 * sumIf(_sample_interval, {api_calls.status} >= 500) / SUM(_sample_interval) AS value, " +
  "SUM(_sample_interval) AS calls FROM {api_calls} " +
  `WHERE {api_calls.version} = '${version}' AND timestamp > NOW() - INTERVAL '1' HOUR HAVING calls > ${MIN_CALLS}`;

/**
 * The failure rate that wakes somebody: a release is rolled back by the measure of the alert that would otherwise ring
 * later.
 */
const { threshold: MAX_FAILING } = ALERTS.find(({ name }) => name === "burn-fast")!;

/**
 * Prints in one line how the API's new version has answered its callers.
 * @param suffix of the environment's datasets
 * @returns whether it may continue: unreadable points stop no release, because the smoke test judges too
 */
export async function callersAreWell(
  account: CloudflareAccount,
  { version, suffix, print }: { version: string; suffix: string; print: (line: string) => void },
): Promise<boolean> {
  try {
    const [found] = await askPoints(account, inPlaces(queryOf(version), suffix));
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
