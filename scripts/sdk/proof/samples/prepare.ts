import { type Account, openAccount } from "../account.ts";
import { LISTING, type Stage, until } from "./stage.ts";

type Ids = Readonly<Record<string, string>>;

/** An account with the objects of the contract's examples, under its own ids. */
export interface Prepared {
  readonly account: Account;
  /** Ids that replace the contract's in all samples. */
  readonly ids: Ids;
  /** Ids for samples that would break others, by operation. */
  readonly own: Readonly<Record<string, Ids>>;
}

interface Made {
  readonly data: { readonly id: string };
}

interface Listed {
  readonly data: readonly { readonly id: string; readonly leadId: string }[];
}

const PROPERTY = "prop-0123456789abcdef";
const LEAD = "lead-0123456789abcdef";
const WEBHOOK = "wh_0123456789abcdef";
const BATCH = "b-0123456789abcdef";
/** Nothing listens there, so every send fails. */
const NO_RECEIVER = "http://127.0.0.1:9/";

const client = (number: string) => ({
  name: "Joana Prado",
  phones: [{ number }],
  consentGiven: true,
  sharedToNetwork: true,
  interest: {
    purposes: ["VENDA"],
    propertyTypes: ["APARTAMENTO"],
    salePriceMax: 900_000,
    locations: [{ cityId: LISTING.address.cityId }],
  },
});

const owner = (phone: string) => ({
  owner: { name: "Sílvia Rocha", phone },
  address: LISTING.address,
  purpose: "VENDA",
  propertyType: "APARTAMENTO",
  priceExpected: 980_000,
  usableAreaDeclared: 74,
  priceCents: 4_900,
  deadlineMinutes: 480,
});

/** Offers an owner to the account, with the credit to accept them. */
async function offerOwner({ backoffice }: Stage, { path }: Account, phone: string): Promise<string> {
  const desk = `${path}/captacao`;
  const { body } = await backoffice.send<{ data: { termsVersion: string } }>("GET", `${desk}/settings`);
  await backoffice.send("POST", `${desk}/terms`, { version: body.data.termsVersion });
  await backoffice.send("POST", `${desk}/credits`, { amountCents: 30_000, note: "Recarga" });
  const offer = await backoffice.send<Made>("POST", `${desk}/offers`, owner(phone));
  return offer.body.data.id;
}

/** Requests a partnership as the partner, once both sides have their match. @returns its id */
async function requestPartnership(stage: Stage, leadId: string): Promise<string> {
  const { backoffice, partner } = stage;
  const match = await until("an opportunity of the partner's", async () => {
    const { body } = await stage.api(partner).send<Listed>("GET", "/v1/matches?scope=NETWORK&limit=100");
    return body.data.find((one) => one.leadId === leadId && one.id.endsWith("#property"));
  });
  const path = `${partner.path}/matches/${encodeURIComponent(match.id)}/request`;
  return (await backoffice.send<Made>("POST", path, { message: "Topa a parceria?" })).body.data.id;
}

/** Creates an account and fills it. @param digits two that make its people's phone numbers unique */
export async function prepare(stage: Stage, name: string, digits: string): Promise<Prepared> {
  const account = await openAccount(stage.backoffice, name);
  const api = stage.api(account);
  const make = async (path: string, body: object): Promise<string> =>
    (await api.send<Made>("POST", path, body)).body.data.id;
  const webhook = await make("/v1/webhooks", { url: NO_RECEIVER, types: ["property.created"] });
  const property = await stage.list(account, "CASA-1");
  await stage.approve(property);
  const lead = await make("/v1/leads", client(`(41) 90000-31${digits}`));
  const feed = { url: `${NO_RECEIVER}feed.xml`, connector: "VRSYNC", autoSync: false };
  await stage.backoffice.send("PUT", `${account.path}/feed`, feed);
  const others = {
    deleteProperty: { [PROPERTY]: await stage.list(account, "CASA-2") },
    setPropertyStatus: { [PROPERTY]: await stage.list(account, "CA0007") },
    setLeadState: { [LEAD]: await make("/v1/leads", client(`(41) 90000-32${digits}`)) },
    getLeadBatch: { [BATCH]: await make("/v1/leads/batch", { items: [{ externalRef: "C-1" }] }) },
    registerLaunchClient: { [PROPERTY]: stage.developmentId },
  };
  const spare = { [WEBHOOK]: await make("/v1/webhooks", { url: NO_RECEIVER, types: ["lead.created"] }) };
  const delivery = await until("a delivery", async () => {
    const { body } = await api.send<Listed>("GET", `/v1/webhooks/${webhook}/deliveries`);
    return body.data[0]?.id;
  });
  await until("an opportunity", async () => {
    const { body } = await api.send<Listed>("GET", `/v1/properties/${property}/matches`);
    return body.data.find((one) => one.leadId === lead && one.id.endsWith("#own"));
  });
  return {
    account,
    ids: {
      [PROPERTY]: property,
      [LEAD]: lead,
      [WEBHOOK]: webhook,
      dlv_0123456789abcdef: delivery,
      [BATCH]: await make("/v1/properties/batch", { items: [{ externalRef: "C-1" }] }),
      "cap-0123456789abcdef": await offerOwner(stage, account, `(41) 90000-33${digits}`),
      "pship-0123456789abcdef": await requestPartnership(stage, lead),
    },
    own: { ...others, changeWebhook: spare, deleteWebhook: spare },
  };
}
