import type { WriteContext } from "../../call-context.ts";
import type { Database } from "../../db/statement.ts";

/** A registration commits in the directory, and reads where developments and the own clients lie. */
export interface RegistrationContext extends WriteContext {
  readonly directory: Database;
  readonly shardNames: readonly string[];
  shard(name: string): Database;
  /** Where the account's clients and matches lie. */
  readonly ownShard: string;
  readonly identitySecret: string;
}

export interface Registration {
  readonly developmentId: string;
  readonly leadId: string;
  readonly message: string | null;
  /** Of the match that is asked for; the best one unless told. */
  readonly propertyId?: string;
}
