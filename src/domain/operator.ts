import type { Meter } from "../db/statement.ts";
import type { AccountLogPort } from "../ports/event-log.ts";
import type { Platform } from "./platform.ts";

/** The input of a verb of the platform side: access to every account, and the operator's name. */
export interface OperatorContext
  extends Pick<Platform, "clock" | "directory" | "shardNames" | "shard" | "gate" | "follow"> {
  readonly actor: string;
  readonly meter: Meter;
  log(accountId: string): Pick<AccountLogPort, "accessChanged" | "drain">;
}
