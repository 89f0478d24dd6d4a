import { MINUTE_MS } from "./clock.ts";

/** Longer than a body may take and its call runs. The share of a call that was cut off is never given back. */
const SHARE_MS = 1.5 * MINUTE_MS;

/** What one body takes of an isolate's memory. */
export interface Share {
  readonly owner: string;
  until: number;
  bytes: number;
}

/**
 * The memory that bodies take in an isolate, whose 128 MB serve all of its calls. Nobody takes more than half of what
 * the others have left: however many fill it, the next one still finds room.
 */
export class BodyMemory {
  readonly #limit: number;
  readonly #mostOfOne: number;
  readonly #shares = new Set<Share>();

  /** In bytes. */
  constructor(limit: number, mostOfOne: number) {
    this.#limit = limit;
    this.#mostOfOne = mostOfOne;
  }

  /** @param owner whose bodies count together */
  open(owner: string, now: number): Share {
    const share = { owner, until: now + SHARE_MS, bytes: 0 };
    this.#shares.add(share);
    return share;
  }

  /** @returns false if there is no room for so many; the share then stays as it is */
  resize(share: Share, bytes: number, now: number): boolean {
    if (!this.#fits(share, bytes)) {
      for (const one of this.#shares) if (one.until <= now) this.#shares.delete(one);
      if (!this.#fits(share, bytes)) return false;
    }
    share.bytes = bytes;
    return true;
  }

  /** The call of a share goes on: it lasts as long again. */
  keep(share: Share, now: number): void {
    share.until = now + SHARE_MS;
  }

  #fits(share: Share, bytes: number): boolean {
    let own = bytes;
    let others = 0;
    for (const one of this.#shares) {
      if (one === share) continue;
      if (one.owner === share.owner) own += one.bytes;
      else others += one.bytes;
    }
    return own <= Math.min(this.#mostOfOne, (this.#limit - others) / 2);
  }

  close(share: Share): void {
    this.#shares.delete(share);
  }
}
