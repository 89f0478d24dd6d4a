import { DAY_MS, isoTime } from "../../../src/lib/clock.ts";
import { agency, brokerEmail } from "../accounts.ts";
import type { LocatedClient } from "../client.ts";
import { agencyClients } from "../clients.ts";
import { each } from "../each.ts";
import type { Stage } from "../stage.ts";

/** In sequence, because the list's order and each broker's share follow the file. */
const CONCURRENCY = 1;

const NOT_FOUND = 404;

/** Writes the clients by code, with their interactions; existing ones are left unchanged. */
export async function seedClients(stage: Stage): Promise<string> {
  await each(agencyClients, CONCURRENCY, (client) => write(stage, client));
  const done = agencyClients.reduce((sum, client) => sum + (client.done?.length ?? 0), 0);
  return `${agencyClients.length} clients with ${done} interactions`;
}

async function write(stage: Stage, client: LocatedClient): Promise<void> {
  const api = stage.api(agency);
  const path = `/v1/leads/by-ref/${client.ref}`;
  const { status } = await api.send("GET", path, undefined, [NOT_FOUND]);
  if (status !== NOT_FOUND) return;
  const { body } = await api.send<{ data: { id: string } }>("PUT", path, clientInput(client));
  const { id } = body.data;
  for (const [type, daysAgo, note] of client.done ?? []) {
    await api.send("POST", `/v1/leads/${id}/interactions`, { type, at: ago(daysAgo), note });
  }
  if (client.ends === "ARCHIVED") await api.send("POST", `/v1/leads/${id}/state`, { state: "ARCHIVED" });
  if (client.ends === "TRASH")
    await stage.backoffice.send("POST", `${stage.pathOf(agency)}/leads/${id}/trash`);
}

const ago = (days: number): string => isoTime(Date.now() - days * DAY_MS);

/** A client's write. */
export function clientInput(client: LocatedClient): object {
  const { name, phones, email, stage: status, notes, preApproved, shared, broker, quietDays } = client;
  return {
    name,
    phones: (phones ?? []).map((number) => ({ number, isWhatsApp: /9 ?0000/.test(number) })),
    interest: interestOf(client),
    consentGiven: true,
    preApproved: preApproved ?? false,
    sharedToNetwork: shared ?? false,
    ...(email && { email }),
    ...(status && { status }),
    ...(notes && { notes }),
    ...(broker && { ownerEmail: brokerEmail(broker) }),
    ...(quietDays !== undefined && { lastActivityAt: ago(quietDays) }),
  };
}

function interestOf({ buys, rents, types, around, rooms, areaMin, cityId }: LocatedClient): object {
  const [bedrooms, suites, bathrooms, parkingSpots] = rooms ?? [null, null, null, null];
  const places = around?.map((neighborhoodSlug) => ({ cityId, neighborhoodSlug })) ?? [{ cityId }];
  return {
    purposes: [...(buys ? ["VENDA"] : []), ...(rents ? ["LOCACAO"] : [])],
    propertyTypes: types ?? [],
    locations: cityId === null ? [] : places,
    salePriceMax: buys ?? null,
    rentPriceMax: rents ?? null,
    areaMin: areaMin ?? null,
    bedrooms,
    suites,
    bathrooms,
    parkingSpots,
  };
}
