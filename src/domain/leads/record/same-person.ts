import type { Lead } from "../../../db/schema/leads.ts";
import { type BrokerScope, isOfBroker } from "../../records/of-broker.ts";
import { type Identity, identitiesNotIn, identitiesOf } from "./identities.ts";
import type { Known, LoadedLead } from "./load.ts";
import { refuseSeveral, refuseTaken } from "./validity.ts";

/** The existing client of a request's person, and the matching identity. */
export interface Match {
  readonly lead: Lead;
  readonly matchedBy: Identity["kind"];
}

const idsOf = (known: readonly Known[]): string[] => [...new Set(known.map(({ lead }) => lead.id))];

/** Ids of the clients among these that a broker at the dashboard may see. */
const shownTo = (scope: BrokerScope, known: readonly Known[]): string[] =>
  idsOf(known.filter(({ lead }) => isOfBroker(scope, lead.ownerAccountId)));

const isPhone = ({ identity }: Known): boolean => identity.kind === "phone";

/** @throws Refusal request_refused when the identities belong to several clients: the service cannot guess */
export const samePerson = (scope: BrokerScope, { known }: LoadedLead): Match | null => {
  const [first] = known;
  if (!first) return null;
  if (idsOf(known).length > 1) throw refuseSeveral(shownTo(scope, known));
  return { lead: first.lead, matchedBy: known.some(isPhone) ? "phone" : "email" };
};

/**
 * An update may not take over another client's phone or e-mail: both records may describe one person, and only people
 * can decide which stays.
 * @throws Refusal request_refused
 */
export const assertOwnIdentities = (
  scope: BrokerScope,
  { known }: LoadedLead,
  before: Lead,
  after: Lead,
): void => {
  const gained = identitiesNotIn(identitiesOf(after), identitiesOf(before));
  const taken = known.filter(
    ({ lead, identity }) => lead.id !== before.id && identitiesNotIn([identity], gained).length === 0,
  );
  if (taken.length > 0) throw refuseTaken(shownTo(scope, taken));
};
