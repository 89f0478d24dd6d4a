import { timingSafeEqual } from "node:crypto";

// What the service's pure modules find in workerd, and Node has otherwise.
Object.assign(crypto.subtle, { timingSafeEqual });

// V8's own, which Node 24 has behind a flag, forget where a view of a buffer begins.
const { toBase64, toHex } = Uint8Array.prototype;
Object.assign(Uint8Array.prototype, {
  toBase64(this: Uint8Array, ...how: Parameters<typeof toBase64>) {
    return toBase64.apply(this.slice(), how);
  },
  toHex(this: Uint8Array) {
    return toHex.apply(this.slice());
  },
});
