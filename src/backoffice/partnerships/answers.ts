import * as z from "zod";
import { PartnershipList } from "../../routes/partnerships/answers.ts";
import { Partnership } from "../../routes/partnerships/schemas.ts";

export const PARTNERSHIP_ANSWERS = {
  askPartnershipUpdate: z.object({ data: Partnership }),
  listAccountPartnerships: PartnershipList,
  readAccountPartnership: z.object({ data: Partnership }),
};
