import type { Launch } from "../../db/schema/properties.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { SandboxRole } from "../../lib/id.ts";
import type { Assets } from "../../ports/assets.ts";
import type { PartnershipStage, TEAM_ROLES } from "../../vocabulary/value-lists.ts";
import type { OfferInput } from "../captacao/input.ts";
import type { LeadInput } from "../leads/record/input.ts";
import type { PropertyInput } from "../properties/record/input.ts";

export const PICTURE_TYPE = "image/png";

/** A picture among the Worker's assets, named by its hash. */
interface DemoPicture {
  readonly hash: string;
  readonly bytes: number;
}

/** A listing, with its pictures by name; a unit type belongs to the account's development. */
export interface DemoProperty {
  readonly ref: string;
  readonly input: PropertyInput;
  readonly pictures: readonly string[];
  /** E-mail of the broker on the team. */
  readonly broker: string | null;
  readonly kind: "PROPERTY" | "DEVELOPMENT" | "TYPOLOGY";
  readonly launch: Launch | null;
}

export interface DemoClient {
  readonly ref: string;
  readonly input: LeadInput;
}

export interface DemoAccount {
  /** Null for the sandbox's own account, which is named after the live one. */
  readonly company: {
    readonly name: string;
    readonly type: "AGENCY" | "DEVELOPER";
    readonly ownerName: string;
    readonly ownerEmail: string;
  } | null;
  readonly team: readonly {
    readonly name: string;
    readonly email: string;
    readonly role: (typeof TEAM_ROLES)[number];
    readonly creci: string | null;
  }[];
  readonly properties: readonly DemoProperty[];
  readonly clients: readonly DemoClient[];
}

/** An own client and a partner's property, the side that asks, and the stages that follow. */
export interface DemoPartnership {
  readonly client: string;
  readonly property: string;
  readonly asks: "own" | "partner";
  readonly message: string;
  readonly moves: readonly { readonly by: "own" | "partner"; readonly status: PartnershipStage }[];
}

/** The data of a sandbox, in the form that the verbs take: `scripts/sandbox-data.ts` creates them during the build. */
export interface DemoData {
  readonly cityIds: readonly string[];
  readonly pictures: Readonly<Record<string, DemoPicture>>;
  readonly accounts: Readonly<Record<SandboxRole, DemoAccount>>;
  readonly partnerships: readonly DemoPartnership[];
  /** A client registered with the developer; null for none. */
  readonly registration: {
    readonly client: string;
    readonly development: string;
    readonly message: string;
  } | null;
  readonly creditCents: number;
  readonly owners: readonly OfferInput[];
}

const RETRY_SECONDS = 2;

const open = async (assets: Assets, name: string) => {
  const found = await assets.open(`sandbox/${name}`).catch(() => {
    throw new Refusal("upstream_unavailable", { retryAfter: RETRY_SECONDS });
  });
  if (!found.ok) throw new Error(`No demonstration data have the name ${name}: was it built?`);
  return found;
};

export const readDemoData = async (assets: Assets): Promise<DemoData> =>
  (await open(assets, "data.json")).json<DemoData>();

export const readPicture = async (assets: Assets, { hash }: DemoPicture): Promise<Uint8Array> =>
  new Uint8Array(await (await open(assets, `${hash}.png`)).arrayBuffer());
