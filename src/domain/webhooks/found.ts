import { Refusal } from "../../errors/refusal.ts";

/** @throws Refusal not_found */
export const found = <T>(value: T | null): T => {
  if (value === null) throw new Refusal("not_found");
  return value;
};
