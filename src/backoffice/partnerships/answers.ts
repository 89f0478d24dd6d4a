import * as z from "zod";
import { PartnershipList } from "../../routes/partnerships/answers.ts";
import { Partnership } from "../../routes/partnerships/schemas.ts";

const UpdateAsked = z
  .object({
    data: Partnership,
    result: z
      .object({ outcome: z.enum(["ASKED", "UNCHANGED"]), dryRun: z.boolean() })
      .meta({ id: "UpdateAskResult" }),
  })
  .meta({ id: "UpdateAsked" });

export const PARTNERSHIP_ANSWERS = {
  askPartnershipUpdate: UpdateAsked,
  listAccountPartnerships: PartnershipList,
  readAccountPartnership: z.object({ data: Partnership }),
};
