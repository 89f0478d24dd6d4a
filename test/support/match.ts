import { env } from "cloudflare:workers";
import { leadTable } from "../../src/db/schema/leads.ts";
import { propertyTable } from "../../src/db/schema/properties.ts";
import { run, sql } from "../../src/db/statement.ts";
import { clientCard, propertyCardForOthers } from "../../src/domain/radar/card.ts";
import { factsOf, scoreIn } from "../../src/domain/radar/facts.ts";
import type { KeptSide } from "../../src/domain/radar/kept-pair.ts";
import { type Match, matchTable, writeMatchId } from "../../src/domain/radar/match.ts";
import { offerOf, wishOf } from "../../src/domain/radar/sides.ts";
import { backoffice, makeAccount, type TestAccount } from "./api.ts";
import type { Json } from "./http.ts";
import { makeLead } from "./lead.ts";
import { makeProperty } from "./portfolio.ts";
import { query } from "./query.ts";
import { storedLead } from "./stored-lead.ts";
import { storedProperty } from "./stored-property.ts";

type Overrides = Readonly<Record<string, unknown>>;

const PHOTO = { mediaType: "image/jpeg", url: "https://fotos.example.com/1.jpg" };

/** Approves a property and gives it a photo, so that it is in recommendations. */
export const recommend = async (accountId: string, propertyId: string): Promise<void> => {
  const bytes = new TextEncoder().encode(propertyId);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
  await env.PHOTOS.put(`${accountId}/${hash}.jpg`, bytes, { httpMetadata: { contentType: PHOTO.mediaType } });
  await run(env.DB, [
    sql(
      `INSERT INTO property_photos (property_id, url, account_id, status, hash, media_type, bytes, request_id, at)
       VALUES (?, ?, ?, 'INGESTED', ?, ?, ?, 'ph_1', 0)`,
      propertyId,
      PHOTO.url,
      accountId,
      hash,
      PHOTO.mediaType,
      bytes.byteLength,
    ),
    sql(
      `UPDATE properties SET photos = ?, curation_status = 'APPROVED', pending = '[]', radar = 'READY' WHERE id = ?`,
      JSON.stringify([{ ...PHOTO, hash }]),
      propertyId,
    ),
  ]);
};

/** A recommended property of the account, as GET shows it. */
export const recommended = async (account: TestAccount, overrides: Overrides = {}): Promise<Json> => {
  const { id } = await makeProperty(account, overrides);
  await recommend(account.accountId, id);
  return (await account.api.get(`/properties/${id}`)).body.data;
};

/** The facts of a pair that fits in every part. */
const FACTS = factsOf(offerOf(storedProperty())!, wishOf(storedLead())!);

/** A match of two objects of the account, as a board writes it. */
export const storedMatch = (accountId: string, overrides: Partial<Match> = {}): Omit<Match, "seq"> => {
  const now = Date.now();
  return {
    accountId,
    propertyId: "prop-0000000000000000",
    leadId: "lead-0000000000000000",
    side: "own",
    scope: "INTERNAL",
    status: "NEW",
    score: scoreIn(FACTS),
    facts: FACTS as unknown as Match["facts"],
    partnerAccountId: null,
    ownerAccountId: null,
    touched: false,
    lostAt: null,
    createdAt: now,
    updatedAt: now,
    cityId: null,
    knownAt: 0,
    placeGiven: null,
    isCounted: null,
    ...overrides,
  };
};

/** What a board keeps of a pair for an account that has both the property and the client. */
export const keptSide = (
  accountId: string,
  { propertyId, leadId }: Pick<Match, "propertyId" | "leadId">,
  own: Partial<KeptSide> = {},
): KeptSide => {
  const { score, facts, side, scope } = storedMatch(accountId);
  const match = { accountId, propertyId, leadId, side, scope, score, facts };
  const partner = { partnerAccountId: null, ownerAccountId: null, cityId: null, shown: null };
  return { ...match, ...partner, quiet: true, knownAt: 1, ...own };
};

/** @returns the match's id */
export const storeMatch = async (match: Omit<Match, "seq">): Promise<string> => {
  await run(env.DB, [matchTable.insert(match)]);
  return writeMatchId(match);
};

/** A new own property, a new own client, and their match. */
export const makeMatch = async (
  account: TestAccount,
  overrides: Partial<Match> = {},
): Promise<{ id: string; propertyId: string; leadId: string }> => {
  const { id: propertyId } = await recommended(account);
  const { id: leadId, ownerAccountId } = await makeLead(account);
  const match = storedMatch(account.accountId, { propertyId, leadId, ownerAccountId, ...overrides });
  return { id: await storeMatch(match), propertyId, leadId };
};

const rowOf = (table: "properties" | "leads", id: string) => query(`SELECT * FROM ${table} WHERE id = ?`, id);

/** Stores a property's or client's card for another account. */
export const keepCard = async (kind: "property" | "lead", id: string): Promise<void> => {
  const card =
    kind === "property"
      ? propertyCardForOthers(propertyTable.decode((await rowOf("properties", id))[0]!), null)
      : clientCard(leadTable.decode((await rowOf("leads", id))[0]!));
  await query`INSERT INTO radar_cards (id, card) VALUES (${id}, ${JSON.stringify(card)})`;
};

export interface NetworkMatch {
  readonly ofSeller: string;
  readonly ofBuyer: string;
  readonly propertyId: string;
  readonly leadId: string;
}

/** Pairs a property of one account with a new shared client of another, each with its match and card. */
export const pairWith = async (
  seller: TestAccount,
  buyer: TestAccount,
  propertyId: string,
  overrides: Partial<Match> = {},
): Promise<NetworkMatch> => {
  await backoffice.patch(`${seller.path}/properties/${propertyId}`, { sharedToNetwork: true });
  const { id: leadId, ownerAccountId } = await makeLead(buyer, { sharedToNetwork: true });
  await keepCard("property", propertyId);
  await keepCard("lead", leadId);
  const pair = { propertyId, leadId, scope: "NETWORK", cityId: "3550308", ...overrides } as const;
  const ofSeller = storedMatch(seller.accountId, {
    ...pair,
    side: "property",
    partnerAccountId: buyer.accountId,
  });
  const ofBuyer = storedMatch(buyer.accountId, {
    ...pair,
    side: "client",
    partnerAccountId: seller.accountId,
    ownerAccountId,
  });
  return { propertyId, leadId, ofSeller: await storeMatch(ofSeller), ofBuyer: await storeMatch(ofBuyer) };
};

/** A shared property of one account, a shared client of another, and the match of each with its card. */
export const makeNetworkMatch = async (
  seller: TestAccount,
  buyer: TestAccount,
  overrides: Partial<Match> = {},
): Promise<NetworkMatch> => pairWith(seller, buyer, (await recommended(seller)).id, overrides);

/** Two accounts with such a match. */
export const networkPair = async (overrides: Partial<Match> = {}) => {
  const seller = await makeAccount();
  const buyer = await makeAccount();
  return { seller, buyer, ...(await makeNetworkMatch(seller, buyer, overrides)) };
};
