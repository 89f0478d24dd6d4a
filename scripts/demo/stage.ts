import { createHash } from "node:crypto";
import type { LocalServer } from "../local/server.ts";
import type { Account } from "./accounts.ts";
import { Http } from "./http.ts";

import { drawPicture, picturePath, type Scene } from "./pictures.ts";

/** The context of every step of the seed. */
export class Stage {
  readonly url: string;
  readonly backoffice: Http;
  readonly pictures: LocalServer;
  /** Ids by account seed, and keys by key seed, known once the accounts exist. */
  readonly ids = new Map<string, string>();
  readonly keys = new Map<string, string>();

  constructor(url: string, backoffice: Http, pictures: LocalServer) {
    this.url = url;
    this.backoffice = backoffice;
    this.pictures = pictures;
  }

  /** The API with this account's first key. */
  api({ keys: [key] }: Account): Http {
    return new Http(this.url, (key && this.keys.get(key.seed)) ?? "");
  }

  /** Path of an account in the back office. */
  pathOf({ seed }: Account): string {
    return `/backoffice/accounts/${this.ids.get(seed)}`;
  }

  photoUrls(owner: string, scenes: readonly Scene[]): string[] {
    return scenes.map((scene) => this.pictures.origin + picturePath(owner, scene));
  }

  /** The service's own address of an account's photo: photos are named by their content. */
  servedPhotoUrl(account: Account, owner: string, scene: Scene): string {
    const bytes = drawPicture(picturePath(owner, scene)) ?? new Uint8Array();
    const hash = createHash("sha256").update(bytes).digest("hex");
    return `${this.url}/photos/${this.ids.get(account.seed)}/${hash}.png`;
  }
}
