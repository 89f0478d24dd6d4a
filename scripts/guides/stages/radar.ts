import { setTimeout as pause } from "node:timers/promises";
import { Http } from "../../demo/http.ts";
import { servePictures } from "../../demo/picture-server.ts";
import { picturePath } from "../../demo/pictures.ts";
import type { RunningService } from "../../local/with-service.ts";
import type { Account } from "../../sdk/proof/account.ts";
import type { Prepare } from "./stage.ts";

const READY_MS = 30_000;

/** A photo at its own address. */
export async function photoServer(): Promise<{ readonly url: string; close(): void }> {
  const pictures = await servePictures();
  return { url: pictures.origin + picturePath("AP-101", "living"), close: () => pictures.close() };
}

/** Repeats until the condition is true. @throws after a time limit */
export async function until<Value>(ask: () => Promise<Value | undefined>, what: string): Promise<Value> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await pause(200)) {
    const found = await ask();
    if (found !== undefined) return found;
  }
  throw new Error(`${what} took more than ${READY_MS / 1_000} s`);
}

interface Listed {
  readonly data: { readonly id: string; readonly photoSync: { readonly state: string } | null };
}

const LISTING = {
  title: "Apartamento de 3 quartos no Batel",
  type: "APARTAMENTO",
  purposes: ["VENDA"],
  salePrice: 850_000,
  bedrooms: 3,
  parkingSpots: 1,
  area: 92,
  address: { cityId: "4106902", neighborhoodSlug: "batel" },
  partnershipTerms: { commissionPercent: 6, splitListingPercent: 50 },
};

/** A listing with its photo and review, ready to be recommended. @returns its id */
export async function readyListing(service: RunningService, account: Account): Promise<string> {
  const photo = await photoServer();
  const api = new Http(service.url, account.key);
  const path = "/v1/properties/by-ref/AP-101";
  try {
    await api.send("PUT", path, { ...LISTING, photos: [photo.url] });
    const id = await until(async () => {
      const { data } = (await api.send<Listed>("GET", path)).body;
      return data.photoSync?.state === "DONE" ? data.id : undefined;
    }, "The photo");
    const decision = { decision: "APPROVED" };
    await service.backoffice.send("POST", `/backoffice/curation/properties/${id}`, decision);
    return id;
  } finally {
    photo.close();
  }
}

/** A listing that only lacks a client. */
export const radarStage: Prepare = async ({ service, account }) => {
  await readyListing(service, account);
  return { environment: {} };
};
