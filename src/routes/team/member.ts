import type { Member } from "../../domain/accounts/member.ts";
import { isoTime } from "../../lib/clock.ts";

export const viewMember = (member: Member) => ({
  accountId: member.id,
  name: member.name,
  email: member.email,
  role: member.role,
  creci: member.creci,
  creciVerified: member.creciVerified,
  active: member.active,
  createdAt: isoTime(member.createdAt),
});
