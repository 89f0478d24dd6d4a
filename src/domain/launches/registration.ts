import type { WriteContext } from "../../call-context.ts";
import type { AllDatabases } from "../../db/statement.ts";
import type { Secrets } from "../../lib/digest.ts";

/** A registration commits in the directory, and reads the shards of the development and the account's client. */
export interface RegistrationContext extends WriteContext, AllDatabases {
  /** The shard of the account's clients and matches. */
  readonly ownShard: string;
  readonly identitySecrets: Secrets;
}

export interface Registration {
  readonly developmentId: string;
  readonly leadId: string;
  readonly message: string | null;
  /** The property of the requested match; by default the best match's property. */
  readonly propertyId?: string;
}
