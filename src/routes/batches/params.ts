import * as z from "zod";

export const batchId = z.string().min(1).max(200).meta({ example: "b-0123456789abcdef" });
