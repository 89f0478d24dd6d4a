import { DurableObject } from "cloudflare:workers";
import type { About, Explored, Preview } from "../../src/ports/board-answers.ts";
import type { MatchBoardPort, Told } from "../../src/ports/match-board.ts";
import { Holdings } from "./holdings.ts";
import { explored, previewed } from "./questions.ts";

/** Finds which of its clients and properties fit each other. */
export class MatchBoard extends DurableObject<Env> implements MatchBoardPort {
  readonly #holdings = new Holdings(null);

  async tell(_board: string, _told: readonly Told[]): Promise<void> {}

  async audit(_board: string): Promise<void> {}

  async settle(_board: string): Promise<boolean> {
    return true;
  }

  async explore(_board: string, about: About): Promise<Explored> {
    return explored(this.#holdings, about);
  }

  async preview(_board: string, about: About, after: object | null): Promise<Preview> {
    return previewed(this.#holdings, about, after);
  }
}
