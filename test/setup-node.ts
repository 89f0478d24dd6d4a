import { timingSafeEqual } from "node:crypto";

// A function that the service's pure modules use on a global, and that Node has elsewhere.
Object.assign(crypto.subtle, { timingSafeEqual });

// Node 24 has V8's own methods behind a flag, but they ignore where a view of a buffer begins.
const { toBase64, toHex } = Uint8Array.prototype;
Object.assign(Uint8Array.prototype, {
  toBase64(this: Uint8Array, ...how: Parameters<typeof toBase64>) {
    return toBase64.apply(this.slice(), how);
  },
  toHex(this: Uint8Array) {
    return toHex.apply(this.slice());
  },
});
