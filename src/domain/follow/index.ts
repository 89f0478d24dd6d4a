import { type Follow, NO_EFFECTS, type ObjectChange, type WholeEffects } from "../../db/plan.ts";
import { refusePurged } from "../batches/refuse-purged.ts";
import { refreshParties, SHOWN_TO_PARTNERS } from "../partnerships/refresh-parties.ts";
import { purgeMatchesOfLead, purgeMatchesOfProperty } from "../radar/purge-matches.ts";
import { tellAccount, tellDevelopment, tellLead, tellProperty, tellRenewal } from "../radar/tells.ts";

type ChangeOf<K extends ObjectChange["kind"]> = Extract<ObjectChange, { kind: K }>;

/** A development is told of by its own change, also where that changes its unit types. */
const followProperty = ({ before, after, byDevelopment }: ChangeOf<"property">): WholeEffects => ({
  ...NO_EFFECTS,
  statements: after === null ? [purgeMatchesOfProperty(before!.id)] : [],
  jobs: [...tellProperty(before, after), ...(byDevelopment ? [] : tellDevelopment(before, after))],
});

const followRenewal = ({ accountId, propertyId, seenIn }: ChangeOf<"renewal">): WholeEffects => ({
  ...NO_EFFECTS,
  jobs: tellRenewal(accountId, propertyId, seenIn),
});

const followLead = ({ before, after }: ChangeOf<"lead">): WholeEffects => ({
  ...NO_EFFECTS,
  statements: after === null ? [...purgeMatchesOfLead(before!.id), refusePurged(before!)] : [],
  jobs: tellLead(before, after),
});

const followAccount = ({ before, after, sandbox }: ChangeOf<"account">): WholeEffects => ({
  ...NO_EFFECTS,
  statements: SHOWN_TO_PARTNERS.some((field) => before[field] !== after[field]) ? refreshParties(after) : [],
  jobs: before.status === after.status ? [] : [after.id, ...sandbox].map(tellAccount),
});

/**
 * What Radar, partnerships and batches make of a change, in its transaction. Writers name what they change and know none
 * of them; whoever commits adds this.
 */
export const follow: Follow = (change) => {
  switch (change.kind) {
    case "property":
      return followProperty(change);
    case "renewal":
      return followRenewal(change);
    case "lead":
      return followLead(change);
    case "account":
      return followAccount(change);
  }
};
