import * as z from "zod";
import { Batch, BatchAccepted } from "./schemas.ts";

const read = z.object({ data: Batch });

export const BATCH_ANSWERS = {
  createPropertyBatch: BatchAccepted,
  getPropertyBatch: read,
  createLeadBatch: BatchAccepted,
  getLeadBatch: read,
};
