import * as z from "zod";
import { pageSchema } from "../page-schema.ts";
import { Partnership, PartnershipWritten } from "./schemas.ts";

export const PartnershipList = pageSchema(Partnership);

export const PARTNERSHIP_ANSWERS = {
  listPartnerships: PartnershipList,
  getPartnership: z.object({ data: Partnership }),
  setPartnershipStatus: PartnershipWritten,
};
