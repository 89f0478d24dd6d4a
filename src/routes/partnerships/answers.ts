import * as z from "zod";
import { Partnership, PartnershipWritten } from "./schemas.ts";

export const PartnershipList = z.object({ data: z.array(Partnership), nextCursor: z.string().nullable() });

export const PARTNERSHIP_ANSWERS = {
  listPartnerships: PartnershipList,
  getPartnership: z.object({ data: Partnership }),
  setPartnershipStatus: PartnershipWritten,
};
