import { type Follow, NO_EFFECTS, type ObjectChange, type WholeEffects } from "../../db/plan.ts";
import { refusePurged } from "../batches/refuse-purged.ts";
import { refreshParties, SHOWN_TO_PARTNERS } from "../partnerships/refresh-parties.ts";
import { purgeMatchesOfLead, purgeMatchesOfProperty } from "../radar/purge-matches.ts";
import { tellAccount, tellDevelopment, tellLead, tellProperty, tellRenewal } from "../radar/tells.ts";
import { askReview } from "../sandbox/review.ts";

type ChangeOf<K extends ObjectChange["kind"]> = Extract<ObjectChange, { kind: K }>;

/** A development's own change reports it, even if that changes its unit types. */
const followProperty = ({ before, after, byDevelopment }: ChangeOf<"property">): WholeEffects => ({
  ...NO_EFFECTS,
  statements: after === null ? [purgeMatchesOfProperty(before!.id)] : [],
  jobs: [
    ...tellProperty(before, after),
    ...(byDevelopment ? [] : tellDevelopment(before, after)),
    ...askReview(after),
  ],
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
 * The consequences of a change in Radar, partnerships and batches, in its transaction. Writers name their changes and
 * know no follower; the committer adds this.
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
    case "rest":
      return { ...NO_EFFECTS, jobs: [tellAccount(change.accountId)] };
  }
};
