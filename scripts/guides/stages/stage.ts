import type { RunningService } from "../../local/with-service.ts";
import type { Account } from "../../sdk/proof/account.ts";
import type { Guide } from "../guide.ts";

/** A guide's objects at its beginning, besides an empty account. */
export interface Stage {
  /** Variables in the guide's first lines. */
  readonly environment: Readonly<Record<string, string>>;
  close?(): void;
}

export interface Place {
  readonly service: RunningService;
  readonly account: Account;
  readonly guide: Guide;
}

export type Prepare = (place: Place) => Promise<Stage>;
