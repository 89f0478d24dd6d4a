import type { Sentence } from "../../../../src/lib/language.ts";
import { fold } from "../../../../src/lib/text.ts";
import { Unanswered } from "../../api/client.ts";
import { ask, readAll, readIfOpen } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import {
  BUSINESS_ROLES,
  type MemberRole,
  SALES_ROLES,
  TECHNICAL_ROLES,
} from "../../../../src/vocabulary/member-roles.ts";
import { inAccount, type PanelContext, sayIn } from "../../context.ts";
import { moneyIn } from "../../kit/values.tsx";
import { CLIENT_FORM } from "../clients/form-texts.ts";
import { CLIENTS } from "../clients/texts.ts";
import { KEYS } from "../keys/texts.ts";
import { openPlaces } from "../navigation.tsx";
import { placeOfId } from "../place-of-id.ts";
import { PROPERTY_FORM } from "../properties/form-texts.ts";
import { PROPERTIES } from "../properties/texts.ts";
import { ACCOUNT } from "../texts.ts";
import { WEBHOOKS } from "../webhooks/texts.ts";
import { FIND } from "./texts.ts";

/** Hits of each kind; the list of the kind has the others. */
const SHOWN = 5;
/** An account has no more keys and webhooks, and its newest partnerships are searched. */
const LOOKED_THROUGH = "100";
const LEAST_CHARS = 2;

export interface Hit {
  readonly name: string;
  readonly path: string;
  readonly hint?: string;
  /** Its code in the agency's own system. */
  readonly code?: string | null;
}

export interface Hits {
  readonly title: Sentence;
  readonly hits: readonly Hit[];
  /** The list that has more of them. */
  readonly all?: string;
  /** Forms of something new: meant only if nothing else is. */
  readonly isNew?: true;
}

/** What is begun most often, and who may. */
const BEGUN: readonly { title: Sentence; path: string; roles: readonly MemberRole[] }[] = [
  { title: KEYS.new, path: "/keys/new", roles: ["OWNER"] },
  { title: PROPERTY_FORM.add, path: "/properties/new", roles: BUSINESS_ROLES },
  { title: CLIENT_FORM.add, path: "/clients/new", roles: SALES_ROLES },
  { title: WEBHOOKS.new, path: "/webhooks/new", roles: TECHNICAL_ROLES },
];

const joined = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(" · ");

export interface Search {
  readonly found: readonly Hits[];
  /** Older objects have not been looked at. */
  readonly isPartial: boolean;
}

/** A page looks at 20,000 entries (rules 9.4): with the first, as many as an account of 100,000 objects has. */
const MORE_PAGES = 4;

type Searched<O extends "listProperties" | "listLeads"> = {
  readonly data: AnswerTo<O>["data"];
  readonly nextCursor: string | null;
};

/** The next page of a list; null if the API refuses it, which leaves what was found before. */
const nextOf = async <O extends "listProperties" | "listLeads">(
  c: PanelContext,
  operationId: O,
  query: Readonly<Record<string, string>>,
): Promise<Searched<O> | null> => {
  try {
    return (await ask(c, operationId, { query })) as unknown as Searched<O>;
  } catch (error) {
    if (error instanceof Unanswered) return null;
    throw error;
  }
};

/** Whether a first page ended before it was full. */
const isCut = (first: Searched<"listProperties"> | Searched<"listLeads"> | null): boolean =>
  first !== null && first.nextCursor !== null && first.data.length < SHOWN;

/** The older objects that a first page, which was not full, has not come to. */
const deeper = async <O extends "listProperties" | "listLeads">(
  c: PanelContext,
  operationId: O,
  first: Searched<O> | null,
  query: Readonly<Record<string, string>>,
): Promise<AnswerTo<O>["data"][number][]> => {
  const found: AnswerTo<O>["data"][number][] = [];
  let cursor = first?.nextCursor ?? null;
  let missing = SHOWN - (first?.data.length ?? 0);
  for (let page = 0; page < MORE_PAGES && cursor !== null && missing > 0; page += 1) {
    const next: Searched<O> | null = await nextOf(c, operationId, { ...query, cursor });
    if (next === null) break;
    found.push(...next.data);
    missing -= next.data.length;
    cursor = next.nextCursor;
  }
  return found.slice(0, Math.max(0, SHOWN));
};

/**
 * What a member may see of the account that has the words asked for, by kind; one read of the API, and with isDeep
 * further ones where lists are so long that their first pages do not fill.
 */
export const search = async (c: PanelContext, asked: string, isDeep: boolean): Promise<Search> => {
  const wanted = fold(asked);
  if (wanted.length < LEAST_CHARS) return { found: [], isPartial: false };
  const language = c.get("language");
  const { role } = c.get("membership");
  const query = { q: asked, limit: String(SHOWN) };
  const [properties, clients, partnerships, keys, webhooks] = await readAll(
    c,
    readIfOpen("listProperties", { query }),
    readIfOpen("listLeads", { query }),
    readIfOpen("listAccountPartnerships", { query: { limit: LOOKED_THROUGH } }),
    readIfOpen("listKeys", { query: { limit: LOOKED_THROUGH } }),
    readIfOpen("listWebhooks", { query: { limit: LOOKED_THROUGH } }),
  );
  const [moreProperties, moreClients] = await Promise.all([
    isDeep ? deeper(c, "listProperties", properties, query) : [],
    isDeep ? deeper(c, "listLeads", clients, query) : [],
  ]);
  const has = (...texts: readonly (string | null | undefined)[]): boolean =>
    texts.some((text) => text && fold(text).includes(wanted));
  const within = (path: string): string => inAccount(c, path);
  const list = (path: string): string => `${within(path)}?${new URLSearchParams({ q: asked })}`;
  const place = placeOfId(c, asked);
  const all: readonly Hits[] = [
    { title: FIND.object, hits: place ? [{ name: asked, path: place }] : [] },
    {
      title: CLIENTS.title,
      hits: [...(clients?.data ?? []), ...moreClients].map((one) => ({
        name: one.name ?? one.id,
        path: within(`/clients/${one.id}`),
        hint: joined(one.externalRef, one.interest.locations[0]?.city),
        code: one.externalRef,
      })),
      all: list("/clients"),
    },
    {
      title: PROPERTIES.title,
      hits: [...(properties?.data ?? []), ...moreProperties].map((one) => {
        const price = one.salePrice ?? one.rentPrice;
        return {
          name: one.title ?? sayIn(language)(PROPERTIES.untitled),
          path: within(`/properties/${one.id}`),
          code: one.externalRef,
          hint: joined(
            one.externalRef,
            one.address.neighborhood ?? one.address.city,
            price !== null && moneyIn(language, price),
          ),
        };
      }),
      all: list("/properties"),
    },
    {
      title: FIND.partners,
      hits: (partnerships?.data ?? [])
        .filter((one) =>
          has(one.counterpart.name, one.property?.title, one.client?.name, one.developmentTitle),
        )
        .map((one) => ({
          name: one.counterpart.name ?? one.id,
          path: within(`/partnerships/${one.id}`),
          hint: joined(one.property?.title ?? one.developmentTitle),
        })),
    },
    {
      title: ACCOUNT.keys,
      hits: (keys?.data ?? [])
        .filter((one) => has(one.name))
        .map((one) => ({ name: one.name, path: within(`/keys/${one.id}`) })),
    },
    {
      title: WEBHOOKS.title,
      hits: (webhooks?.data ?? [])
        .filter((one) => has(one.url))
        .map((one) => ({ name: one.url, path: within(`/webhooks/${one.id}`) })),
    },
    {
      title: FIND.begin,
      hits: BEGUN.filter(({ title, roles }) => roles.includes(role) && has(...Object.values(title))).map(
        ({ title, path }) => ({ name: sayIn(language)(title), path: within(path) }),
      ),
      isNew: true,
    },
    {
      title: FIND.pages,
      hits: openPlaces(c)
        .filter(({ title }) => has(...Object.values(title)))
        .map(({ title, path }) => ({ name: sayIn(language)(title), path: within(path) })),
    },
  ];
  const found = all
    .filter(({ hits }) => hits.length > 0)
    .map(({ hits, all: path, ...rest }) => ({
      ...rest,
      hits: hits.slice(0, SHOWN),
      ...(path !== undefined && hits.length === SHOWN && { all: path }),
    }));
  return { found, isPartial: !isDeep && (isCut(properties) || isCut(clients)) };
};

/** The one thing that is meant: the only hit, or the only one of exactly this name or code. */
export const meantOf = (found: readonly Hits[], asked: string): Hit | undefined => {
  const others = found.filter(({ isNew }) => !isNew);
  const all = (others.length > 0 ? others : found).flatMap(({ hits }) => hits);
  const wanted = fold(asked);
  const exact = all.filter(({ name, code }) => [name, code ?? ""].some((text) => fold(text) === wanted));
  return [exact, all].find((some) => some.length === 1)?.[0];
};
