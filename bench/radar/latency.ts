import { setTimeout as pause } from "node:timers/promises";
import { job } from "../../src/db/plan.ts";
import type { Account } from "../../src/domain/accounts/account.ts";
import { accountBoard, cityBoard } from "../../src/ports/match-board.ts";
import { seededRandom } from "../../test/support/random.ts";
import type { Send } from "../stage/accounts.ts";
import type { Runtime } from "../stage/runtime.ts";
import { arrive } from "./ask.ts";
import { CITY, propertyCopies, propertyId, someProperty } from "./city.ts";

const POLL_MS = 25;
/** A match missing by then counts as this late. */
const PATIENCE_MS = 60_000;
const ROWS = 500;
const FIRST_OF_FEED = 2_000_000;

let made = 0;

const client = () => ({
  name: "Cliente de medição",
  phones: [{ number: `+55119${10_000_000 + made}`, isWhatsApp: true }],
  interest: {
    purposes: ["VENDA"],
    propertyTypes: ["APARTAMENTO"],
    locations: [{ cityId: CITY }],
    salePriceMax: 900_000,
  },
  consentGiven: true,
  sharedToNetwork: true,
});

/** Milliseconds from the answer to a client's creation until its first match can be read. */
const timeClient = async (api: Send): Promise<number> => {
  made += 1;
  const { data } = (await api("PUT", `/leads/by-ref/M-${made}`, client())) as { data: { id: string } };
  const written = performance.now();
  for (;;) {
    const page = await api("GET", `/leads/${data.id}/matches?limit=1`);
    const milliseconds = performance.now() - written;
    if ((page.data as unknown[]).length > 0 || milliseconds > PATIENCE_MS) return milliseconds;
    await pause(POLL_MS);
  }
};

/** @param measured called with each time */
export const timeClients = async (
  api: Send,
  count: number,
  measured: (milliseconds: number) => void,
): Promise<number[]> => {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const milliseconds = await timeClient(api);
    times.push(milliseconds);
    measured(milliseconds);
  }
  return times;
};

/** Writes listings of one account and sends them to the queue, as a feed does, as fast as the queue takes them. */
export const arriveAsFeed = async (runtime: Runtime, account: Account, count: number): Promise<void> => {
  const random = seededRandom(13);
  for (let at = 0; at < count; at += ROWS) {
    const size = Math.min(ROWS, count - at);
    const listings = Array.from({ length: size }, (_, one) =>
      someProperty(random, propertyId(FIRST_OF_FEED + at + one), account),
    );
    const jobs = listings.map(({ id, sharedToNetwork }) =>
      job("radar", {
        accountId: account.id,
        kind: "property",
        id,
        boards: [accountBoard(account.id), ...(sharedToNetwork ? [cityBoard(CITY)] : [])],
      }),
    );
    await arrive(runtime, { rows: propertyCopies(listings), jobs });
  }
};
