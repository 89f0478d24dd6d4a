import type { HideableField } from "../../vocabulary/visibility.ts";
import type { Account } from "../accounts/account.ts";

/** The person in charge of an object: the client's broker, or the property's captador (rules 26.27). */
export interface Broker {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** An account as its partner sees it, and its contact, shown once they have agreed (rules 28.7). */
export interface Party {
  readonly name: string;
  readonly type: Account["type"];
  readonly organization: string | null;
  readonly creci: string | null;
  readonly creciVerified: boolean;
  readonly phone: string | null;
  /** Erased to null half a year after the partnership ended (rules 24.7). */
  readonly contactName: string | null;
  readonly email: string | null;
  readonly brokerId: string | null;
  /** What the account hides of its properties; absent in older rows. */
  readonly hidden?: readonly HideableField[];
}

/** Without a broker the contact is the account's owner. */
export const partyOf = (account: Account, broker: Broker | null): Party => ({
  name: account.name,
  type: account.type,
  organization: account.organization,
  creci: account.creci,
  creciVerified: account.creciVerified,
  phone: account.phone,
  contactName: broker?.name ?? account.ownerName,
  email: broker?.email ?? account.ownerEmail,
  brokerId: broker?.id ?? null,
  hidden: account.hiddenFields ?? [],
});
