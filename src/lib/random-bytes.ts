/** Asked for as many at once: each time costs more than an id that is made of them. */
const reserve = new Uint8Array(1_000);
let used = reserve.length;

/** Random bytes for an id; what is to stay a secret asks for bytes of its own. The next call leaves them as they are. */
export const randomBytes = (count: number): Uint8Array => {
  if (used + count > reserve.length) {
    crypto.getRandomValues(reserve);
    used = 0;
  }
  used += count;
  return reserve.slice(used - count, used);
};
