import { ID_PREFIXES } from "../../../src/lib/id.ts";
import { inAccount, type PanelContext } from "../context.ts";

/** The pages of objects, by the prefix of the id. */
const PAGES: readonly (readonly [prefix: string, pageOf: (id: string) => string])[] = [
  [ID_PREFIXES.property, (id) => `/properties/${id}`],
  [ID_PREFIXES.lead, (id) => `/clients/${id}`],
  [ID_PREFIXES.key, (id) => `/keys/${id}`],
  [ID_PREFIXES.webhook, (id) => `/webhooks/${id}`],
  [ID_PREFIXES.batch, (id) => `/batches/${id}`],
  [ID_PREFIXES.partnership, (id) => `/partnerships/${id}`],
  [ID_PREFIXES.event, (id) => `/events/${id}`],
  [ID_PREFIXES.captacao, (id) => `/captacao/owners/${id}`],
];

const ID = /^[a-z]+[-_][0-9a-z]+$/;
const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The page of the account's object or call with this id; null if it has none of its own. */
export const pageOfId = (c: PanelContext, id: string): string | null => {
  if (REQUEST_ID.test(id)) return inAccount(c, `/requests/find?requestId=${id.toLowerCase()}`);
  const page = ID.test(id) ? PAGES.find(([prefix]) => id.startsWith(prefix)) : undefined;
  return page ? inAccount(c, page[1](id)) : null;
};
