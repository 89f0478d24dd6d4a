import { type Check, type Row, violationUnless } from "./stored.ts";

/** A lead's identities, computed from its own row. */
const namesOf = ({ id, phones, email }: Row): string[] => [
  ...(JSON.parse(phones as string) as { number: string }[]).map(({ number }) => `${id} phone ${number}`),
  ...(email === null ? [] : [`${id} email ${email}`]),
];

/** A lead's identities agree with its row, and it is counted with its owner. */
export const leadsAreKnown: Check = ({ leads, identities, interactions, members }) => {
  const kept = identities.map(({ lead_id: id, kind, value }) => `${id} ${kind} ${value}`).sort();
  const ids = new Set(leads.map(({ id }) => id));
  return [
    ...interactions.flatMap(({ id, lead_id: lead }) =>
      violationUnless(ids.has(lead), `${id} belongs to ${lead}, who is gone`),
    ),
    ...violationUnless(
      JSON.stringify(leads.flatMap(namesOf).sort()) === JSON.stringify(kept),
      `identities ${JSON.stringify(kept)} differ from the leads`,
    ),
    ...members.flatMap(({ id, active_clients: load }) => {
      const served = leads.filter(
        ({ state, owner_account_id: owner }) => state === "ACTIVE" && owner === id,
      ).length;
      return violationUnless(served === load, `${id} serves ${served} leads, but is counted with ${load}`);
    }),
  ];
};
