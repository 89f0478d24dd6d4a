import * as z from "zod";
import { TEAM_ROLES } from "../../vocabulary/value-lists.ts";

/** A person of the team: `accountId` is the person's own id (rules 16.1). */
export const MemberView = z
  .object({
    accountId: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(TEAM_ROLES),
    creci: z.string().nullable(),
    creciVerified: z.boolean(),
    active: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "TeamMember" });
