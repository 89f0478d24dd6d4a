import * as z from "zod";

/** Characters of a person's or a company's name. */
export const NAME_CHARS = 200;
export const PLAN_CHARS = 60;

const MAX_PROPERTIES = 10_000_000;

/** ACTIVE properties the plan lets the account have. */
export const propertyLimitField = z.int().min(0).max(MAX_PROPERTIES);
