import { Http } from "../../demo/http.ts";
import type { RunningService } from "../../local/with-service.ts";
import { openAccount } from "../../sdk/proof/account.ts";
import { readyListing, until } from "./radar.ts";
import type { Prepare } from "./stage.ts";

const MESSAGE = "Tenho um cliente para este apartamento. Podemos visitar?";

const CLIENT = {
  name: "Cliente da Parceira",
  email: "cliente@cliente.test",
  consentGiven: true,
  sharedToNetwork: true,
  interest: {
    purposes: ["VENDA"],
    propertyTypes: ["APARTAMENTO"],
    salePriceMax: 900_000,
    bedrooms: 3,
    locations: [{ cityId: "4106902", neighborhoodSlug: "batel" }],
  },
};

const DEVELOPMENT = {
  kind: "DEVELOPMENT",
  externalRef: "JARDINS",
  title: "Residencial dos Jardins",
  type: "APARTAMENTO",
  purposes: ["VENDA"],
  salePrice: 640_000,
  address: { cityId: "4106902", neighborhoodSlug: "batel" },
  launch: { constructionStage: "LAUNCH", deliveryDate: "2029-06-30", unitsTotal: 80, unitsAvailable: 55 },
};

/** The id of a developer's new development. */
async function developmentOf({ backoffice }: RunningService, name: string): Promise<string> {
  const { path } = await openAccount(backoffice, `Incorporadora-${name}`, "DEVELOPER");
  return (await backoffice.send<{ data: { id: string } }>("POST", `${path}/developments`, DEVELOPMENT)).body
    .data.id;
}

/** A partner that requests a shared listing of the account, and a developer with a launch. */
export const partnershipsStage: Prepare = async ({ service, account }) => {
  const { backoffice } = service;
  const propertyId = await readyListing(service, account);
  const shared = { sharedToNetwork: true };
  await backoffice.send("PATCH", `${account.path}/properties/${propertyId}`, shared);
  const partner = await openAccount(backoffice, `Parceira-${account.id}`);
  const api = new Http(service.url, partner.key);
  await api.send("POST", "/v1/leads", CLIENT);
  const match = await until(async () => {
    const { body } = await api.send<{ data: { id: string }[] }>("GET", "/v1/matches?scope=NETWORK");
    return body.data.find(({ id }) => id.includes(propertyId))?.id;
  }, "The opportunity");
  const request = `${partner.path}/matches/${encodeURIComponent(match)}/request`;
  await backoffice.send("POST", request, { message: MESSAGE });
  return { environment: { DEVELOPMENT_ID: await developmentOf(service, account.id) } };
};
