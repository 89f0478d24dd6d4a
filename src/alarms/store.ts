import type { AlarmPorts } from "./ports.ts";
import { type Alarms, noAlarms } from "./state.ts";

const FILE = "alarms.json";
const TRIES = 5;

export const readAlarms = async (store: AlarmPorts["store"], now: number): Promise<Alarms> =>
  (await (await store.get(FILE))?.json<Alarms>()) ?? noAlarms(now);

/** Two simultaneous changes both count: the later one reads again. @throws Error if other changes always come first */
export const changeAlarms = async <T>(
  store: AlarmPorts["store"],
  now: number,
  change: (alarms: Alarms) => { readonly alarms: Alarms; readonly due: T },
): Promise<T> => {
  for (let left = TRIES; left > 0; left -= 1) {
    const found = await store.get(FILE);
    const { alarms, due } = change((await found?.json<Alarms>()) ?? noAlarms(now));
    const onlyIf = found ? { etagMatches: found.etag } : { etagDoesNotMatch: "*" };
    if (await store.put(FILE, JSON.stringify(alarms), { onlyIf })) return due;
  }
  throw new Error("others wrote first");
};
