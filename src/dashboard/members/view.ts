import type { AccountMember } from "../../domain/members/member.ts";
import { isoTime } from "../../lib/clock.ts";

export const viewMember = ({ email, role, createdAt }: AccountMember) => ({
  email,
  role,
  createdAt: isoTime(createdAt),
});
