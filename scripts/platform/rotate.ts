import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { DROPPED, NUMBERED } from "../../src/lib/secrets.ts";
import { Stop } from "../cloudflare/stop.ts";
import type { WorkerSecrets } from "./worker-secrets.ts";

const RANDOM_BYTES = 32;
/** A new version of a Worker reaches every isolate within seconds. */
const SPREAD_MS = 60_000;

interface Known {
  /** When its old value may go, and whom it shuts out. */
  readonly until: string;
  readonly shutsOut: string;
  /** People must know its value, so it is chosen, not generated. */
  readonly isForPeople?: true;
}

export const SECRETS: Readonly<Record<string, Known>> = {
  KEY_SECRET: {
    until: "no key made before the rotation is in use (GET /backoffice/accounts/{accountId}/keys: createdAt)",
    shutsOut: "every key made before the rotation, with 401: its owner needs a new one",
  },
  CURSOR_SECRET: {
    until: "30 days after the rotation, the longest that events are kept",
    shutsOut: "pages begun before the rotation, with invalid_cursor; readers of events go on with `since`",
  },
  BACKOFFICE_TOKEN: {
    until: "everybody who operates has the new one",
    shutsOut: "whoever still has the old token, with 401",
    isForPeople: true,
  },
  IDENTITY_SECRET: {
    until: "90 days after the rotation, when the last protection made only with the old one has ended",
    shutsOut: "nobody, but ends every protection made before the rotation",
  },
  PANEL_SECRET: {
    until: "30 days after the rotation, the longest that a session lasts",
    shutsOut: "people who signed in before the rotation: they sign in again",
  },
};

export interface Rotation {
  readonly name: string;
  readonly secrets: WorkerSecrets;
  /** The new value; by default a random one, which nobody ever sees. */
  readonly value?: string;
  /** Drops the old value at once. */
  readonly now?: boolean;
}

export interface Means {
  readonly print: (line: string) => void;
  readonly pause?: (ms: number) => Promise<unknown>;
}

interface SecretState {
  /** The numbers of the values in use, the highest last; 1 is `NAME` itself. */
  readonly numbers: readonly number[];
  readonly upcoming: readonly number[];
}

const nameOf = (name: string, number: number): string => (number === 1 ? name : `${name}_${number}`);
const upcomingName = (name: string, number: number): string => `${nameOf(name, number)}_SOON`;

const stateOf = (names: readonly string[], name: string): SecretState => {
  const found = names.flatMap((one) => {
    const [, own, number = 1, soon] = NUMBERED.exec(one) ?? [];
    return own === name ? [{ number: Number(number), isUpcoming: soon !== undefined }] : [];
  });
  const numbersOf = (isUpcoming: boolean) =>
    found.filter((one) => one.isUpcoming === isUpcoming).map(({ number }) => number);
  return { numbers: numbersOf(false).sort((one, other) => one - other), upcoming: numbersOf(true) };
};

const read = async ({ name, secrets }: Rotation): Promise<SecretState> => {
  const state = stateOf(await secrets.names(), name);
  if (state.numbers.length === 0) throw new Stop(`${secrets.worker} has no ${name}.`);
  return state;
};

/** The given value, or a random one. @throws Stop if people must know the value and have not given it */
const newValue = ({ name, value }: Rotation): string => {
  if (value !== undefined) return value;
  if (SECRETS[name]?.isForPeople)
    throw new Stop(`Set the variable ${name} to the new value: people need it (openssl rand -base64 32).`);
  return randomBytes(RANDOM_BYTES).toString("base64url");
};

/**
 * Makes only the newest value of a secret accepted. The one without a number is replaced rather than removed, because
 * Wrangler requires it.
 */
export async function drop(rotation: Rotation, { print }: Means): Promise<void> {
  const { name, secrets } = rotation;
  const { numbers } = await read(rotation);
  const newest = numbers.at(-1)!;
  const old = numbers.slice(0, -1);
  if (old.length === 0) throw new Stop(`${name} has one value alone: rotate it first.`);
  await secrets.change(
    Object.fromEntries(old.map((number) => [nameOf(name, number), number === 1 ? DROPPED : null])),
  );
  print(`Only ${nameOf(name, newest)} is accepted now. This shuts out ${SECRETS[name]?.shutsOut}.`);
}

/**
 * Gives a secret a new value, in an order that refuses no call: every isolate accepts the new value before any isolate
 * signs with it. After a run that died the next one continues, by the platform's list of names.
 */
export async function rotate(rotation: Rotation, means: Means): Promise<void> {
  const { name, secrets, now = false } = rotation;
  const { print, pause = wait } = means;
  const state = await read(rotation);
  const newest = state.numbers.at(-1)!;
  const spread = async () => {
    if (now) return;
    print(`  waiting ${SPREAD_MS / 1_000} s until every isolate has it`);
    await pause(SPREAD_MS);
  };
  if (state.upcoming.includes(newest)) {
    print(`${nameOf(name, newest)} signs already: an earlier run ended there.`);
    await secrets.change({ [upcomingName(name, newest)]: null });
  } else {
    if (state.numbers.length > 2)
      throw new Stop(`${name} has old values: first run npm run secret drop ${name} <environment>.`);
    const value = newValue(rotation);
    const next = newest + 1;
    await secrets.change({ [upcomingName(name, next)]: value });
    print(`${upcomingName(name, next)}: accepted`);
    await spread();
    await secrets.change({ [nameOf(name, next)]: value });
    print(`${nameOf(name, next)}: signs now; the older value is still accepted`);
    await spread();
    await secrets.change({ [upcomingName(name, next)]: null });
  }
  if (now) await drop(rotation, means);
  else
    print(
      `Drop the old value (npm run secret drop ${name} <environment>) once ${SECRETS[name]?.until}. ` +
        `It will shut out ${SECRETS[name]?.shutsOut}.`,
    );
}
