import type { Sentence } from "../../../../src/lib/language.ts";
import { fold } from "../../../../src/lib/text.ts";
import {
  BUSINESS_ROLES,
  type MemberRole,
  SALES_ROLES,
  TECHNICAL_ROLES,
} from "../../../../src/vocabulary/member-roles.ts";
import { readAll, readIfOpen } from "../../api/member.ts";
import { inAccount, type PanelContext, translator } from "../../context.ts";
import { moneyIn } from "../../kit/values.tsx";
import { CLIENT_FORM } from "../clients/form-texts.ts";
import { CLIENTS } from "../clients/texts.ts";
import { KEYS } from "../keys/texts.ts";
import { openPlaces } from "../navigation.tsx";
import { pageOfId } from "../page-of-id.ts";
import { PROPERTY_FORM } from "../properties/form-texts.ts";
import { PROPERTIES } from "../properties/texts.ts";
import { ACCOUNT } from "../texts.ts";
import { WEBHOOKS } from "../webhooks/texts.ts";
import { FIND } from "./texts.ts";

/** How many hits of each kind are shown; the list of that kind has the others. */
const MAX_SHOWN = 5;
/** As many keys or webhooks as an account may have; of partnerships, the newest are searched. */
const MAX_SEARCHED = "100";
const MIN_CHARS = 2;

export interface Hit {
  readonly name: string;
  readonly path: string;
  readonly hint?: string;
  /** The object's code in the agency's own system. */
  readonly code?: string | null;
}

export interface Hits {
  readonly title: Sentence;
  readonly hits: readonly Hit[];
  /** The address of the list that has all hits of the kind. */
  readonly all?: string;
  /** The hits open forms for something new, at once only if nothing else matches. */
  readonly isNew?: true;
}

/** The forms for something new, with the roles that may open them. */
const NEW_FORMS: readonly { title: Sentence; path: string; roles: readonly MemberRole[] }[] = [
  { title: KEYS.new, path: "/keys/new", roles: ["OWNER"] },
  { title: PROPERTY_FORM.add, path: "/properties/new", roles: BUSINESS_ROLES },
  { title: CLIENT_FORM.add, path: "/clients/new", roles: SALES_ROLES },
  { title: WEBHOOKS.new, path: "/webhooks/new", roles: TECHNICAL_ROLES },
];

const joined = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(" · ");

/** Whether a text is long enough to look for. */
export const isSearchable = (asked: string): boolean => fold(asked).length >= MIN_CHARS;

/** Everything that the member may see and that contains the words, by kind, in one call of the API. */
export const search = async (c: PanelContext, asked: string): Promise<readonly Hits[]> => {
  const wanted = fold(asked);
  if (!isSearchable(asked)) return [];
  const language = c.get("language");
  const { role } = c.get("membership");
  const query = { q: asked, limit: String(MAX_SHOWN) };
  const [properties, clients, partnerships, keys, webhooks] = await readAll(
    c,
    readIfOpen("listProperties", { query }),
    readIfOpen("listLeads", { query }),
    readIfOpen("listAccountPartnerships", { query: { limit: MAX_SEARCHED } }),
    readIfOpen("listKeys", { query: { limit: MAX_SEARCHED } }),
    readIfOpen("listWebhooks", { query: { limit: MAX_SEARCHED } }),
  );
  const has = (...texts: readonly (string | null | undefined)[]): boolean =>
    texts.some((text) => text && fold(text).includes(wanted));
  const within = (path: string): string => inAccount(c, path);
  const list = (path: string): string => `${within(path)}?${new URLSearchParams({ q: asked })}`;
  const place = pageOfId(c, asked);
  const all: readonly Hits[] = [
    { title: FIND.object, hits: place ? [{ name: asked, path: place }] : [] },
    {
      title: CLIENTS.title,
      hits: (clients?.data ?? []).map((client) => ({
        name: client.name ?? client.id,
        path: within(`/clients/${client.id}`),
        hint: joined(client.externalRef, client.interest.locations[0]?.city),
        code: client.externalRef,
      })),
      all: list("/clients"),
    },
    {
      title: PROPERTIES.title,
      hits: (properties?.data ?? []).map((property) => {
        const price = property.salePrice ?? property.rentPrice;
        return {
          name: property.title ?? translator(language)(PROPERTIES.untitled),
          path: within(`/properties/${property.id}`),
          code: property.externalRef,
          hint: joined(
            property.externalRef,
            property.address.neighborhood ?? property.address.city,
            price !== null && moneyIn(language, price),
          ),
        };
      }),
      all: list("/properties"),
    },
    {
      title: FIND.partners,
      hits: (partnerships?.data ?? [])
        .filter((partnership) =>
          has(
            partnership.counterpart.name,
            partnership.property?.title,
            partnership.client?.name,
            partnership.developmentTitle,
          ),
        )
        .map((partnership) => ({
          name: partnership.counterpart.name ?? partnership.id,
          path: within(`/partnerships/${partnership.id}`),
          hint: joined(partnership.property?.title ?? partnership.developmentTitle),
        })),
    },
    {
      title: ACCOUNT.keys,
      hits: (keys?.data ?? [])
        .filter((key) => has(key.name))
        .map((key) => ({ name: key.name, path: within(`/keys/${key.id}`) })),
    },
    {
      title: WEBHOOKS.title,
      hits: (webhooks?.data ?? [])
        .filter((webhook) => has(webhook.url))
        .map((webhook) => ({ name: webhook.url, path: within(`/webhooks/${webhook.id}`) })),
    },
    {
      title: FIND.begin,
      hits: NEW_FORMS.filter(({ title, roles }) => roles.includes(role) && has(...Object.values(title))).map(
        ({ title, path }) => ({ name: translator(language)(title), path: within(path) }),
      ),
      isNew: true,
    },
    {
      title: FIND.pages,
      hits: openPlaces(c)
        .filter(({ title }) => has(...Object.values(title)))
        .map(({ title, path }) => ({ name: translator(language)(title), path: within(path) })),
    },
  ];
  return all
    .filter(({ hits }) => hits.length > 0)
    .map(({ hits, all: path, ...rest }) => ({
      ...rest,
      hits: hits.slice(0, MAX_SHOWN),
      ...(path !== undefined && hits.length === MAX_SHOWN && { all: path }),
    }));
};

/** The hit that was clearly meant: the only one, or the only one with exactly this name or code. */
export const singleMatch = (found: readonly Hits[], asked: string): Hit | undefined => {
  const others = found.filter(({ isNew }) => !isNew);
  const all = (others.length > 0 ? others : found).flatMap(({ hits }) => hits);
  const wanted = fold(asked);
  const exact = all.filter(({ name, code }) => [name, code ?? ""].some((text) => fold(text) === wanted));
  return [exact, all].find((some) => some.length === 1)?.[0];
};
