/** Crockford's alphabet in lower case: no i, l, o, u, so that an id read aloud survives. */
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

/** The bytes of a text made by `encodeBase32`; undefined for a foreign character. */
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

/** Requested this many at once: each request costs more than the id made from it. */
const reserve = new Uint8Array(1_000);
let used = reserve.length;

/** Random bytes for an id; secrets ask for bytes of their own. The next call leaves these unchanged. */
export const randomBytes = (count: number): Uint8Array => {
  if (used + count > reserve.length) {
    crypto.getRandomValues(reserve);
    used = 0;
  }
  used += count;
  return reserve.slice(used - count, used);
};

/** 80 random bits: 16 characters, no collision to fear at 10^9 ids of one kind. */
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

/** The same seed gives the same id: fixed demo accounts, local only. */
export const seededId = async (kind: IdKind, seed: string): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${kind}:${seed}`));
  return ID_PREFIXES[kind] + encodeBase32(new Uint8Array(digest, 0, ID_BYTES));
};
