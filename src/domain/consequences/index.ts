import { type ConsequencesOf, NO_EFFECTS, type ObjectChange, type WholeEffects } from "../../db/plan.ts";
import type { ItemRefusal } from "../../db/schema/batch-items.ts";
import type { Lead } from "../../db/schema/leads.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { ptEn } from "../../lib/language.ts";
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

const PURGED: ItemRefusal = {
  code: "request_refused",
  detail: ptEn(
    "O cliente foi excluído definitivamente depois do envio do lote.",
    "The client was permanently deleted after the batch was sent.",
  ),
  faults: [],
};

/**
 * Refuses, within the purge of a client, the waiting items of earlier batches about that person, by code, e-mail or
 * phone: processed later, they would make the person a client again, and until then they hold personal data. Covers
 * both versions of a stored item.
 */
const refusePurged = ({ accountId, externalRef, email, phones }: Lead): Statement =>
  sql(
    `UPDATE batch_items SET outcome = 'REJECTED', refusal = ?1, body = NULL
     WHERE outcome = 'PENDING' AND batch_id IN (
         SELECT id FROM batches INDEXED BY batches_open WHERE account_id = ?2 AND status <> 'DONE' AND type = 'leads')
       AND (external_ref = ?3 OR ?4 IN (body ->> '$.person.email', body ->> '$.email') OR EXISTS (
         SELECT 1 FROM json_each(?5) AS own WHERE own.value IN (SELECT value FROM json_each(body -> '$.person.phones'))
           OR own.value IN (SELECT value ->> 'number' FROM json_each(body -> '$.phones'))))`,
    JSON.stringify(PURGED),
    accountId,
    externalRef,
    email,
    JSON.stringify(phones.map(({ number }) => number)),
  );

type ChangeOf<K extends ObjectChange["kind"]> = Extract<ObjectChange, { kind: K }>;

/** A change that a development makes to its unit types is reported by the development's own change. */
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
