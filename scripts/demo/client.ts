import type { ClientStage, InteractionType, PropertyType } from "../../src/vocabulary/value-lists.ts";

/** One client of the demonstration, as short as it can be written. */
export interface DemoClient {
  readonly ref: string;
  readonly name: string;
  /** As the agency typed it; numbers that begin with 9 0000 belong to nobody. */
  readonly phones?: readonly string[];
  readonly email?: string;
  /** The most they pay, in BRL; a client with both would buy or rent. */
  readonly buys?: number;
  readonly rents?: number;
  readonly types?: readonly PropertyType[];
  /** Neighborhoods of the city by catalogue slug; none: the whole city. */
  readonly around?: readonly string[];
  readonly rooms?: readonly [bedrooms: number, suites: number, bathrooms: number, parkingSpots: number];
  readonly areaMin?: number;
  readonly stage?: ClientStage;
  readonly notes?: string;
  /** E-mail name of the broker; none: the distribution rule gives one. */
  readonly broker?: string;
  /** Days since anything happened; more than 60 make an archived client. */
  readonly quietDays?: number;
  readonly preApproved?: boolean;
  readonly shared?: boolean;
  readonly done?: readonly (readonly [type: InteractionType, daysAgo: number, note: string])[];
  readonly ends?: "ARCHIVED" | "TRASH";
}

export interface LocatedClient extends DemoClient {
  /** Null: they have not said where. */
  readonly cityId: string | null;
}

export const clientsIn = (cityId: string | null, clients: readonly DemoClient[]): LocatedClient[] =>
  clients.map((client) => ({ ...client, cityId }));
