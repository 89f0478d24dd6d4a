/** Crockford's alphabet in lower case: without i, l, o and u, so that ids can be read aloud. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const VALUES = new Map([...ALPHABET].map((char, value) => [char, value]));

/** 5 bytes give 8 characters; other lengths are padded with zero bits on the right. */
export const encodeBase32 = (bytes: Uint8Array): string => {
  let out = "";
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      out += ALPHABET[(buffer >> bits) & 31];
    }
    buffer &= (1 << bits) - 1;
  }
  return bits > 0 ? out + ALPHABET[(buffer << (5 - bits)) & 31] : out;
};

/** The bytes of a text made by `encodeBase32`; undefined if it has another character. */
export const decodeBase32 = (text: string): Uint8Array | undefined => {
  const out = new Uint8Array(Math.floor((text.length * 5) / 8));
  let buffer = 0;
  let bits = 0;
  let at = 0;
  for (const char of text) {
    const value = VALUES.get(char);
    if (value === undefined) return undefined;
    buffer = (buffer << 5) | value;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      out[at++] = (buffer >> bits) & 255;
      buffer &= (1 << bits) - 1;
    }
  }
  return out;
};

/** Random bytes are requested in bulk, because a request costs more than the id made from it. */
const reserve = new Uint8Array(1_000);
let used = reserve.length;

/** Random bytes for an id; not for secrets, which request their own. Later calls do not change them. */
export const randomBytes = (count: number): Uint8Array => {
  if (used + count > reserve.length) {
    crypto.getRandomValues(reserve);
    used = 0;
  }
  used += count;
  return reserve.slice(used - count, used);
};

/** 80 random bits, 16 characters: collisions are negligible even at 10^9 ids of one kind. */
const ID_BYTES = 10;

export const ID_PREFIXES = {
  account: "acc-",
  member: "usr-",
  key: "k_",
  property: "prop-",
  lead: "lead-",
  interaction: "int_",
  event: "evt_",
  job: "job_",
  mail: "mail_",
  photoRequest: "ph_",
  claim: "clm_",
  worker: "wrk_",
  lane: "lane_",
  ticket: "tkt_",
  audit: "aud_",
  delivery: "dlv_",
  webhook: "wh_",
  batch: "b-",
  feedSync: "fs_",
  captacao: "cap-",
  partnership: "pship-",
  accessRequest: "arq_",
  person: "psn_",
  operator: "opr_",
  notice: "ntc_",
  export: "exp_",
  restore: "rst_",
  photoCheck: "phc_",
  move: "mv_",
} as const;

export type IdKind = keyof typeof ID_PREFIXES;

export const newId = (kind: IdKind): string => ID_PREFIXES[kind] + encodeBase32(randomBytes(ID_BYTES));

/** The same seed always gives the same id. */
export const seededId = async (kind: IdKind, seed: string): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${kind}:${seed}`));
  return ID_PREFIXES[kind] + encodeBase32(new Uint8Array(digest, 0, ID_BYTES));
};

/** Prefix of sandbox account ids: no random id has an `o`, so no live account's begins with it. */
export const SANDBOX_MARK = `${ID_PREFIXES.account}demo`;
const SANDBOX_CHARS = 11;
const SANDBOX_BYTES = 7;

/** The space of live accounts. */
export const LIVE = "";

/** An SQL condition for the id of a sandbox account. */
export const IS_SANDBOX_SQL = `GLOB '${SANDBOX_MARK}*'`;

/** Compares that condition with a value, as the indexes of the console's lists do. */
export const isOfSandboxSql = (column: string, sandbox: boolean): string =>
  `(${column} ${IS_SANDBOX_SQL}) = ${sandbox ? 1 : 0}`;

/** The accounts of a sandbox: its own and its partners. The last character of their ids is their position here. */
export const SANDBOX_ROLES = ["own", "partner", "developer"] as const;

export type SandboxRole = (typeof SANDBOX_ROLES)[number];

export const isSandbox = (accountId: string): boolean => accountId.startsWith(SANDBOX_MARK);

/** A sandbox's own account, not one of its partners. */
export const isOwnSandbox = (accountId: string): boolean => isSandbox(accountId) && accountId.endsWith("0");

/** Accounts meet only within their space: the live ones share one, each sandbox has its own (rules 32.3). */
export const spaceOf = (accountId: string): string =>
  isSandbox(accountId) ? accountId.slice(ID_PREFIXES.account.length, -1) : LIVE;

/** Ids of the accounts that meet in a sandbox's space. */
export const sandboxAccountsOf = (space: string): string[] =>
  SANDBOX_ROLES.map((_, role) => `${ID_PREFIXES.account}${space}${role}`);

/** Ids of a live account's sandbox accounts: always the same, so there is only one sandbox. */
export const sandboxIdsOf = async (liveId: string): Promise<Readonly<Record<SandboxRole, string>>> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`sandbox:${liveId}`));
  const name = encodeBase32(new Uint8Array(digest, 0, SANDBOX_BYTES)).slice(0, SANDBOX_CHARS);
  const idOf = (role: SandboxRole): string => `${SANDBOX_MARK}${name}${SANDBOX_ROLES.indexOf(role)}`;
  return { own: idOf("own"), partner: idOf("partner"), developer: idOf("developer") };
};
