import { DurableObject } from "cloudflare:workers";
import type { MatchBoardPort, Told } from "../../src/ports/match-board.ts";

/** Finds which of its clients and properties fit each other. */
export class MatchBoard extends DurableObject<Env> implements MatchBoardPort {
  async tell(_board: string, _told: readonly Told[]): Promise<void> {}

  async audit(_board: string): Promise<void> {}

  async settle(_board: string): Promise<boolean> {
    return true;
  }
}
