import { selectBy } from "../../db/prepared.ts";
import { portfolios } from "../../db/schema/portfolios.ts";
import { PROPERTY_BYTES } from "../accounts/choose-shard.ts";

/** Of a property with twelve photos and twelve opportunities. */
const ROWS_OF_PROPERTY = 25.5;
/** As `npm run bench move` measured it on an otherwise idle machine. */
const ROWS_A_SECOND = 1_500;

/** The account's portfolio, which has the number of its properties. */
export const keptBy = selectBy(portfolios, ["accountId"], ["kept"]);

/** What a move copies, and how long it takes: nothing is counted but the properties. */
export const estimate = (properties: number) => {
  const rows = Math.ceil(properties * ROWS_OF_PROPERTY);
  return { properties, rows, bytes: properties * PROPERTY_BYTES, seconds: Math.ceil(rows / ROWS_A_SECOND) };
};

export type Estimate = ReturnType<typeof estimate>;
