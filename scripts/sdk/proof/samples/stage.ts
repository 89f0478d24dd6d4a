import { setTimeout as pause } from "node:timers/promises";
import { Http } from "../../../demo/http.ts";
import { servePictures } from "../../../demo/picture-server.ts";
import { picturePath } from "../../../demo/pictures.ts";
import type { LocalServer } from "../../../local/server.ts";
import { type Account, openAccount } from "../account.ts";

const TIMEOUT_MS = 60_000;
const POLL_MS = 250;

interface Made {
  readonly data: { readonly id: string };
}

/** A listing that lacks only a cover photo to be recommended. */
export const LISTING = {
  title: "Apartamento de 3 quartos no Batel",
  type: "APARTAMENTO",
  purposes: ["VENDA"],
  salePrice: 850_000,
  address: { cityId: "4106902", neighborhood: "Batel", street: "Rua Bispo Dom José", number: "2495" },
  bedrooms: 3,
  bathrooms: 2,
  parkingSpots: 2,
  area: 98.5,
  partnershipTerms: { commissionPercent: 6, splitListingPercent: 50 },
};

const DEVELOPMENT = {
  kind: "DEVELOPMENT",
  externalRef: "LANC-1",
  type: "APARTAMENTO",
  title: "Residencial Batel",
  purposes: ["VENDA"],
  salePrice: 345_000,
  address: LISTING.address,
  launch: { constructionStage: "LAUNCH", deliveryDate: "2029-06-30", unitsTotal: 120, unitsAvailable: 76 },
  partnershipTerms: { commissionPercent: 4, splitListingPercent: 50 },
};

/** Polls until `read` finds something. @throws after a minute */
export async function until<Value>(what: string, read: () => Promise<Value | undefined>): Promise<Value> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = await read();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what} did not appear within ${TIMEOUT_MS / 1_000} s.`);
    await pause(POLL_MS);
  }
}

/** A partner with a shared listing, and a developer with a launch, for the accounts that run samples. */
export class Stage {
  readonly url: string;
  readonly backoffice: Http;
  readonly #pictures: LocalServer;
  partner!: Account;
  developmentId!: string;

  private constructor(url: string, backoffice: Http, pictures: LocalServer) {
    this.url = url;
    this.backoffice = backoffice;
    this.#pictures = pictures;
  }

  static async set(url: string, backoffice: Http): Promise<Stage> {
    const stage = new Stage(url, backoffice, await servePictures());
    stage.partner = await openAccount(backoffice, "Parceira");
    const shared = await stage.list(stage.partner, "PARC-1");
    await backoffice.send("PATCH", `${stage.partner.path}/properties/${shared}`, { sharedToNetwork: true });
    await stage.approve(shared);
    const developer = await openAccount(backoffice, "Incorporadora", "DEVELOPER");
    const development = { ...DEVELOPMENT, photos: stage.photosOf("LANC-1") };
    const made = await backoffice.send<Made>("POST", `${developer.path}/developments`, development);
    stage.developmentId = made.body.data.id;
    await stage.approve(stage.developmentId);
    return stage;
  }

  api({ key }: Account): Http {
    return new Http(this.url, key);
  }

  photosOf(ref: string): string[] {
    return [this.#pictures.origin + picturePath(ref, "living")];
  }

  /** The id of a new listing with its cover. */
  async list(account: Account, ref: string): Promise<string> {
    const input = { ...LISTING, photos: this.photosOf(ref) };
    const made = await this.api(account).send<Made>("PUT", `/v1/properties/by-ref/${ref}`, input);
    return made.body.data.id;
  }

  close(): void {
    this.#pictures.close();
  }

  /** Approves a listing, which enters review once its photos have arrived. */
  async approve(id: string): Promise<void> {
    const path = `/backoffice/curation/properties/${id}`;
    await until("a listing to review", async () => {
      const { status } = await this.backoffice.send("POST", path, { decision: "APPROVED" }, [404, 409, 422]);
      return status < 300 ? true : undefined;
    });
  }
}
