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
