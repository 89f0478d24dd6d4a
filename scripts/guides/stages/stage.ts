import type { RunningService } from "../../local/with-service.ts";
import type { Account } from "../../sdk/proof/account.ts";
import type { Guide } from "../guide.ts";

/** What a guide finds when it begins, besides an account with nothing in it. */
export interface Stage {
  /** Variables that the guide names in its first lines. */
  readonly environment: Readonly<Record<string, string>>;
  close?(): void;
}

export interface Place {
  readonly service: RunningService;
  readonly account: Account;
  readonly guide: Guide;
}

export type Prepare = (place: Place) => Promise<Stage>;
