import { type ConsequencesOf, NO_EFFECTS, type ObjectChange, type WholeEffects } from "../../db/plan.ts";
import { refusePurged } from "../batches/refuse-purged.ts";
import { refreshParties, SHOWN_TO_PARTNERS } from "../partnerships/refresh-parties.ts";
import {
  notifyOfAccount,
  notifyOfDevelopment,
  notifyOfLead,
  notifyOfProperty,
  notifyOfRenewal,
  purgeMatchesOfLead,
  purgeMatchesOfProperty,
} from "../radar/notifications.ts";
import { askReview } from "../sandbox/due-review.ts";

type ChangeOf<K extends ObjectChange["kind"]> = Extract<ObjectChange, { kind: K }>;

/** A development's own change reports it, even if that changes its unit types. */
const ofProperty = ({ before, after, byDevelopment }: ChangeOf<"property">): WholeEffects => ({
  ...NO_EFFECTS,
  statements: after === null ? [purgeMatchesOfProperty(before!.id)] : [],
  jobs: [
    ...notifyOfProperty(before, after),
    ...(byDevelopment ? [] : notifyOfDevelopment(before, after)),
    ...askReview(after),
  ],
});

const ofRenewal = ({ accountId, propertyId, seenIn }: ChangeOf<"renewal">): WholeEffects => ({
  ...NO_EFFECTS,
  jobs: notifyOfRenewal(accountId, propertyId, seenIn),
});

const ofLead = ({ before, after }: ChangeOf<"lead">): WholeEffects => ({
  ...NO_EFFECTS,
  statements: after === null ? [...purgeMatchesOfLead(before!.id), refusePurged(before!)] : [],
  jobs: notifyOfLead(before, after),
});

const ofAccount = ({ before, after, sandbox }: ChangeOf<"account">): WholeEffects => ({
  ...NO_EFFECTS,
  statements: SHOWN_TO_PARTNERS.some((field) => before[field] !== after[field]) ? refreshParties(after) : [],
  jobs: before.status === after.status ? [] : [after.id, ...sandbox].map(notifyOfAccount),
});

/**
 * The consequences of a change in Radar, partnerships and batches, in its transaction. Writers name their changes and
 * know no consequences; the committer adds them.
 */
export const consequencesOf: ConsequencesOf = (change) => {
  switch (change.kind) {
    case "property":
      return ofProperty(change);
    case "renewal":
      return ofRenewal(change);
    case "lead":
      return ofLead(change);
    case "account":
      return ofAccount(change);
    case "rest":
      return { ...NO_EFFECTS, jobs: [notifyOfAccount(change.accountId)] };
  }
};
