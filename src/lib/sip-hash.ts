/*
 * SipHash-2-4 with 128 bits (Aumasson and Bernstein, 2012): a keyed hash for short texts that takes a part of what a
 * call of Web Crypto does. Who does not know the key can neither find two texts of one hash nor read a text from it.
 */

/** "somepseudorandomlygeneratedbytes", as the authors begin. */
const BEGINNING = [
  0x70736575, 0x736f6d65, 0x6e646f6d, 0x646f7261, 0x6e657261, 0x6c796765, 0x79746573, 0x74656462,
] as const;

const BLOCK_BYTES = 8;
const ROUNDS = 2;
const LAST_ROUNDS = 4;

/** Four bytes of a text; zero behind its end, where a character is NaN. */
const wordAt = (text: string, at: number): number =>
  text.charCodeAt(at) |
  (text.charCodeAt(at + 1) << 8) |
  (text.charCodeAt(at + 2) << 16) |
  (text.charCodeAt(at + 3) << 24);

/** The second half of a block; that of the last ends with the text's length. */
const upperWord = (text: string, at: number): number =>
  wordAt(text, at + 4) | (at + BLOCK_BYTES > text.length ? text.length << 24 : 0);

/** Of the sum of two lower halves: what it adds to the upper ones. */
const carry = (sum: number): number => (sum > 0xffffffff ? 1 : 0);

const textOf = (low: number, high: number): string =>
  String.fromCharCode(low & 0xffff, low >>> 16, high & 0xffff, high >>> 16);

/**
 * The hash of a text, as eight UTF-16 units. The state is four numbers of 64 bits, v0 to v3, of which l is the lower half
 * and h the upper: in variables, as in an array they take three times as long.
 * @param key four random numbers of 32 bits
 * @param text of bytes: no character above U+00FF
 */
export const sipHash = (key: Readonly<Uint32Array>, text: string): string => {
  let [l0, h0, l1, h1] = [
    BEGINNING[0] ^ key[0]!,
    BEGINNING[1] ^ key[1]!,
    BEGINNING[2] ^ key[2]!,
    BEGINNING[3] ^ key[3]!,
  ];
  let [l2, h2, l3, h3] = [
    BEGINNING[4] ^ key[0]!,
    BEGINNING[5] ^ key[1]!,
    BEGINNING[6] ^ key[2]!,
    BEGINNING[7] ^ key[3]!,
  ];
  l1 ^= 0xee;
  const last = Math.floor(text.length / BLOCK_BYTES);
  let hash = "";
  // The text's blocks, the last of which ends with its length, and a turn for each half of the hash.
  for (let block = 0; block <= last + 2; block += 1) {
    const isText = block <= last;
    const low = isText ? wordAt(text, block * BLOCK_BYTES) : 0;
    const high = isText ? upperWord(text, block * BLOCK_BYTES) : 0;
    l3 ^= low;
    h3 ^= high;
    if (block === last + 1) l2 ^= 0xee;
    if (block === last + 2) l1 ^= 0xdd;
    for (let round = isText ? ROUNDS : LAST_ROUNDS; round > 0; round -= 1) {
      // v0 += v1, v1 rotated by 13 and crossed with it, v0 rotated by 32.
      let sum = (l0 >>> 0) + (l1 >>> 0);
      let upper = (h0 + h1 + carry(sum)) | 0;
      let lower = (l1 << 13) | (h1 >>> 19);
      h1 = ((h1 << 13) | (l1 >>> 19)) ^ upper;
      l1 = lower ^ sum;
      h0 = sum | 0;
      l0 = upper;
      // v2 += v3, v3 rotated by 16 and crossed with it.
      sum = (l2 >>> 0) + (l3 >>> 0);
      h2 = (h2 + h3 + carry(sum)) | 0;
      l2 = sum | 0;
      lower = (l3 << 16) | (h3 >>> 16);
      h3 = ((h3 << 16) | (l3 >>> 16)) ^ h2;
      l3 = lower ^ l2;
      // v0 += v3, v3 rotated by 21 and crossed with it.
      sum = (l0 >>> 0) + (l3 >>> 0);
      h0 = (h0 + h3 + carry(sum)) | 0;
      l0 = sum | 0;
      lower = (l3 << 21) | (h3 >>> 11);
      h3 = ((h3 << 21) | (l3 >>> 11)) ^ h0;
      l3 = lower ^ l0;
      // v2 += v1, v1 rotated by 17 and crossed with it, v2 rotated by 32.
      sum = (l2 >>> 0) + (l1 >>> 0);
      upper = (h2 + h1 + carry(sum)) | 0;
      lower = (l1 << 17) | (h1 >>> 15);
      h1 = ((h1 << 17) | (l1 >>> 15)) ^ upper;
      l1 = lower ^ sum;
      h2 = sum | 0;
      l2 = upper;
    }
    l0 ^= low;
    h0 ^= high;
    if (!isText) hash += textOf(l0 ^ l1 ^ l2 ^ l3, h0 ^ h1 ^ h2 ^ h3);
  }
  return hash;
};
