import type { Http } from "../demo/http.ts";
import { picturePath } from "../demo/pictures.ts";
import type { Outside } from "./outside.ts";
import { until } from "./until.ts";

const PHOTO = picturePath("check", "house");
const FEED = "/feed.xml";
const HOOK = "/hook";
const BATCH_ITEMS = 24;
const UNDER_WAY_MS = 20_000;

export const LISTING = {
  title: "Casa com quintal",
  type: "CASA_RUA",
  purposes: ["VENDA"],
  salePrice: 780_000,
  address: { city: "Curitiba", state: "PR", neighborhood: "Batel" },
};

interface Found {
  readonly id: string;
  readonly status: string;
}

/** One piece of work for the consumer of each queue: a gallery, a feed, a delivery, a batch. */
export class Work {
  readonly #api: Http;
  readonly #gallery: string;
  readonly #batch: string;
  readonly #webhook: string;

  private constructor(api: Http, gallery: string, batch: string, webhook: string) {
    this.#api = api;
    this.#gallery = gallery;
    this.#batch = batch;
    this.#webhook = webhook;
  }

  /** Starts all of it, and returns once every consumer is waiting for an answer from outside. */
  static async begin(api: Http, backoffice: Http, outside: Outside, name = "CHECK"): Promise<Work> {
    const post = async (path: string, body: object) =>
      (await api.send<{ data: Found }>("POST", path, body)).body.data.id;
    const webhook = await post("/v1/webhooks", { url: outside.url(HOOK), types: ["property.created"] });
    const photos = [outside.url(PHOTO)];
    const gallery = await post("/v1/properties", { ...LISTING, externalRef: `${name}-PHOTO`, photos });
    const items = Array.from({ length: BATCH_ITEMS }, (_, at) => ({
      ...LISTING,
      externalRef: `${name}-${at}`,
    }));
    const batch = await post("/v1/properties/batch", { items });
    const { body } = await api.send<{ data: { account: Found } }>("GET", "/v1/me");
    const feed = { url: outside.url(FEED), connector: "VRSYNC", autoSync: false };
    await backoffice.send("PUT", `/backoffice/accounts/${body.data.account.id}/feed`, feed);
    await api.send("POST", "/v1/feed/sync");
    const work = new Work(api, gallery, batch, webhook);
    await until("all work under way", UNDER_WAY_MS, async () => {
      const isHeldOutside = [PHOTO, FEED, HOOK].every((path) => outside.asked.has(path));
      return isHeldOutside && (await work.#batchState()) === "RUNNING";
    });
    return work;
  }

  /** The unfinished work. */
  async open(): Promise<string[]> {
    const states = {
      gallery: await this.#galleryState(),
      batch: await this.#batchState(),
      feed: (await this.#read<Found>("/v1/feed")).status,
      deliveries: await this.#deliveryState(),
    };
    return Object.entries(states).flatMap(([name, state]) =>
      ["DONE", "OK", "DELIVERED"].includes(state) ? [] : [`${name} ${state}`],
    );
  }

  async #read<T>(path: string): Promise<T> {
    return (await this.#api.send<{ data: T }>("GET", path)).body.data;
  }

  async #batchState(): Promise<string> {
    return (await this.#read<Found>(`/v1/properties/batch/${this.#batch}`)).status;
  }

  async #galleryState(): Promise<string> {
    const path = `/v1/properties/${this.#gallery}`;
    return (await this.#read<{ photoSync: { state: string } }>(path)).photoSync.state;
  }

  async #deliveryState(): Promise<string> {
    const deliveries = await this.#read<Found[]>(`/v1/webhooks/${this.#webhook}/deliveries?limit=100`);
    return deliveries.find(({ status }) => status !== "DELIVERED")?.status ?? "DELIVERED";
  }
}
