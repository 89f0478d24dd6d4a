/** A command of an operator: one request of the platform side, whose answer is printed. */
export interface Command {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `{name}` is an argument. */
  readonly path: string;
  /** Arguments that are sent in the body. */
  readonly body?: readonly string[];
  /** Further members of the body. */
  readonly always?: Readonly<Record<string, unknown>>;
  readonly about: string;
}

const ACCOUNT = "/backoffice/accounts/{account}";

export const COMMANDS: Readonly<Record<string, Command>> = {
  ready: { method: "GET", path: "/ready", about: "every database, object and store, with its milliseconds" },
  shards: { method: "GET", path: "/backoffice/shards", about: "every database with its size and accounts" },
  moves: { method: "GET", path: "/backoffice/moves", about: "moves to another database, the newest first" },
  move: {
    method: "POST",
    path: `${ACCOUNT}/moves`,
    body: ["to"],
    about: "moves an account to another database while it is used",
  },
  "estimate-move": {
    method: "POST",
    path: `${ACCOUNT}/moves`,
    body: ["to"],
    always: { dryRun: true },
    about: "what a move would copy, or why it would be refused; nothing moves",
  },
  "cancel-move": { method: "DELETE", path: `${ACCOUNT}/moves/{move}`, about: "calls its move off" },
  relieve: {
    method: "POST",
    path: "/backoffice/shards/{shard}/relieve",
    about: "moves accounts out of a full database, the largest first",
  },
  shard: {
    method: "PUT",
    path: "/backoffice/shards/{shard}",
    body: ["state"],
    about: "OPEN, CLOSED to new accounts, or DRAINING: all accounts move out",
  },
  queues: { method: "GET", path: "/backoffice/queues", about: "what waits for an operator" },
  jobs: { method: "GET", path: "/backoffice/jobs", about: "every job with its last run; `isLate`" },
  job: { method: "GET", path: "/backoffice/jobs/{job}/runs", about: "the runs kept of a job" },
  run: { method: "POST", path: "/backoffice/jobs/{job}", about: "runs a job now" },
  dead: { method: "GET", path: "/backoffice/dead-letters", about: "messages that a queue gave up" },
  letter: { method: "GET", path: "/backoffice/dead-letters/{letter}", about: "one of them" },
  redrive: { method: "POST", path: "/backoffice/dead-letters/{letter}/send", about: "sends it again" },
  drop: {
    method: "POST",
    path: "/backoffice/dead-letters/{letter}/let-go",
    body: ["reason"],
    about: "lets it go",
  },
  find: { method: "GET", path: "/backoffice/search?q={text}", about: "what has this id or name" },
  account: { method: "GET", path: ACCOUNT, about: "an account, with its access and limits" },
  waiting: { method: "GET", path: `${ACCOUNT}/waiting`, about: "what waits in an account" },
  usage: { method: "GET", path: `${ACCOUNT}/usage`, about: "its use of rate, month and places" },
  calls: { method: "GET", path: `${ACCOUNT}/calls`, about: "its last calls" },
  call: { method: "GET", path: "/backoffice/calls/{requestId}", about: "the call of a requestId" },
  audit: { method: "GET", path: `${ACCOUNT}/audit`, about: "what operators and members have done there" },
  mails: { method: "GET", path: `${ACCOUNT}/mail`, about: "notices sent to its owner" },
  "failed-mails": { method: "GET", path: "/backoffice/mail", about: "notices that were given up" },
  resend: { method: "POST", path: `${ACCOUNT}/mail/{mail}/send`, about: "queues one of them again" },
  keys: { method: "GET", path: `${ACCOUNT}/keys`, about: "its keys" },
  revoke: { method: "DELETE", path: `${ACCOUNT}/keys/{key}`, about: "revokes a key at once" },
  exports: { method: "GET", path: `${ACCOUNT}/exports`, about: "its exports, the newest first" },
  "export-account": { method: "POST", path: `${ACCOUNT}/exports`, about: "exports it now" },
  restores: { method: "GET", path: `${ACCOUNT}/restores`, about: "its restores, with their states" },
  restore: {
    method: "POST",
    path: `${ACCOUNT}/restores`,
    body: ["exportId", "replaces"],
    about: "brings it back to an export; replaces is true over data",
  },
  "photo-checks": {
    method: "GET",
    path: `${ACCOUNT}/photo-checks`,
    about: "checks of its photos, with what is lost",
  },
  "check-photos": {
    method: "POST",
    path: `${ACCOUNT}/photo-checks`,
    about: "finds photos that the bucket has lost, and fetches them again from their sources",
  },
  ledger: { method: "GET", path: `${ACCOUNT}/captacao/ledger`, about: "its credits and debits of Captação" },
  batches: { method: "GET", path: `${ACCOUNT}/batches`, about: "its batches" },
  export: { method: "GET", path: `${ACCOUNT}/leads/{lead}/export`, about: "all that is stored of a person" },
  trash: { method: "POST", path: `${ACCOUNT}/leads/{lead}/trash`, about: "puts a client into the trash" },
  purge: { method: "POST", path: `${ACCOUNT}/leads/{lead}/purge`, about: "erases a client for good" },
};

const NAMES = /\{(\w+)\}/g;

export const argumentsOf = ({ path, body = [] }: Command): string[] => [
  ...[...path.matchAll(NAMES)].map(([, name]) => name!),
  ...body,
];

export interface Request {
  readonly method: Command["method"];
  readonly path: string;
  readonly body?: object;
}

/** "true" and "false" are sent as booleans. */
const sentAs = (text: string): string | boolean =>
  text === "true" || text === "false" ? text === "true" : text;

/** The request of a command with its arguments. @throws Error that names what is missing */
export const requestOf = (name: string, given: readonly string[]): Request => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(`There is no command ${name}: npm run ops lists them.`);
  const needed = argumentsOf(command);
  if (given.length !== needed.length) throw new Error(`Give ${name} ${needed.join(", ") || "no argument"}.`);
  const values = new Map(needed.map((argument, at) => [argument, given[at]!]));
  const { method, body, always } = command;
  const path = command.path.replaceAll(NAMES, (_, argument: string) =>
    encodeURIComponent(values.get(argument)!),
  );
  const sent = body && Object.fromEntries(body.map((argument) => [argument, sentAs(values.get(argument)!)]));
  return { method, path, ...(sent && { body: { ...sent, ...always } }) };
};

/** The status that each command changes, and to what; whether an account gets access at all is a person's decision. */
const STATUS_CHANGES: Readonly<Record<string, readonly [from: string, to: string]>> = {
  suspend: ["ACTIVE", "SUSPENDED"],
  resume: ["SUSPENDED", "ACTIVE"],
};

/**
 * An account's access as `limit`, `suspend` or `resume` changes it; everything else stays.
 * @throws Error if the access does not have the status that the command changes, or the rate is not a whole number
 */
export const changedAccess = (
  name: string,
  access: { readonly limits: object; readonly updatedAt: string } & Readonly<Record<string, unknown>>,
  [rate]: readonly string[],
): object => {
  const { updatedAt: expectedUpdatedAt, ...rest } = access;
  const change = STATUS_CHANGES[name];
  if (change) {
    const [from, status] = change;
    if (access.status !== from) throw new Error(`The access is ${access.status}, not ${from}.`);
    return { ...rest, expectedUpdatedAt, status };
  }
  const ratePerSecond = Number(rate);
  if (!Number.isInteger(ratePerSecond) || ratePerSecond < 1) throw new Error("Give limit account, rate.");
  return { ...rest, expectedUpdatedAt, limits: { ...access.limits, ratePerSecond, burst: ratePerSecond } };
};

/** Commands that read the access and write it back changed. */
export const ACCESS_COMMANDS: Readonly<
  Record<string, { readonly needs: readonly string[]; readonly about: string }>
> = {
  limit: {
    needs: ["account", "rate"],
    about: "sets an account's calls a second; its gate is told at once",
  },
  suspend: { needs: ["account"], about: "refuses all calls of an account" },
  resume: { needs: ["account"], about: "lets it call again" },
};
