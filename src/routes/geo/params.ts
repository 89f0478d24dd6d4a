import * as z from "zod";
import { UFS } from "../../domain/geo/states.ts";

export const uf = z
  .string()
  .toUpperCase()
  .refine((code) => UFS.includes(code), { params: { fault: "not_in_list", allowed: UFS } })
  .optional()
  .meta({ description: "State, two letters.", enum: [...UFS] });
