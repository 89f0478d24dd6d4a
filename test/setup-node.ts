import { timingSafeEqual } from "node:crypto";

// Globals that the service's pure modules use, which Node has elsewhere.
Object.assign(crypto.subtle, { timingSafeEqual });

// Node 24 has V8's own behind a flag, but that version ignores where a view of a buffer begins.
const { toBase64, toHex } = Uint8Array.prototype;
Object.assign(Uint8Array.prototype, {
  toBase64(this: Uint8Array, ...how: Parameters<typeof toBase64>) {
    return toBase64.apply(this.slice(), how);
  },
  toHex(this: Uint8Array) {
    return toHex.apply(this.slice());
  },
});
