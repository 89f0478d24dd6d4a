import { selectBy } from "../../db/prepared.ts";
import { portfolios } from "../../db/schema/portfolios.ts";
import { PROPERTY_BYTES } from "../accounts/choose-shard.ts";

/** For a property with twelve photos and twelve opportunities. */
const ROWS_OF_PROPERTY = 25.5;
/** As `npm run bench move` measured it on an otherwise idle machine. */
const ROWS_A_SECOND = 1_500;

/** The account's portfolio, which has the number of its properties. */
export const keptBy = selectBy(portfolios, ["accountId"], ["kept"]);

/** What a move copies, and how long it takes, by the number of properties alone. */
export const estimate = (properties: number) => {
  const rows = Math.ceil(properties * ROWS_OF_PROPERTY);
  return { properties, rows, bytes: properties * PROPERTY_BYTES, seconds: Math.ceil(rows / ROWS_A_SECOND) };
};

export type Estimate = ReturnType<typeof estimate>;
