import * as z from "zod";
import { CLIENT_STAGES, INTERACTION_TYPES, PROPERTY_TYPES } from "../../src/vocabulary/value-lists.ts";

/** One client of the demonstration, in short form. */
const DemoClient = z.strictObject({
  ref: z.string(),
  name: z.string(),
  /** As the agency typed it; numbers that begin with 9 0000 belong to nobody. */
  phones: z.array(z.string()).optional(),
  email: z.string().optional(),
  /** The maximum in BRL; a client with both would buy or rent. */
  buys: z.int().optional(),
  rents: z.int().optional(),
  types: z.array(z.enum(PROPERTY_TYPES)).optional(),
  /** Neighborhoods of the city by catalog slug; without any, the whole city. */
  around: z.array(z.string()).optional(),
  /** Bedrooms, suites, bathrooms, parking spots. */
  rooms: z.tuple([z.int(), z.int(), z.int(), z.int()]).optional(),
  areaMin: z.number().optional(),
  stage: z.enum(CLIENT_STAGES).optional(),
  notes: z.string().optional(),
  /** E-mail name of the broker; without one, the distribution rule decides. */
  broker: z.string().optional(),
  /** Days since the last activity; more than 60 make an archived client. */
  quietDays: z.int().optional(),
  preApproved: z.boolean().optional(),
  shared: z.boolean().optional(),
  /** The type of contact, the days since, and a note. */
  done: z.array(z.tuple([z.enum(INTERACTION_TYPES), z.number(), z.string()])).optional(),
  ends: z.enum(["ARCHIVED", "TRASH"]).optional(),
});

export interface LocatedClient extends Readonly<z.output<typeof DemoClient>> {
  /** Null if unknown. */
  readonly cityId: string | null;
}

const Clients = z.array(z.strictObject({ cityId: z.string().nullable(), clients: z.array(DemoClient) }));

/** The clients of a file of `clients/`, by city. */
export const clientsOf = (file: unknown): LocatedClient[] =>
  Clients.parse(file).flatMap(({ cityId, clients }) => clients.map((client) => ({ ...client, cityId })));
