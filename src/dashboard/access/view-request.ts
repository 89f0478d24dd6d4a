import type { AccessRequest } from "../../domain/accounts/request-access.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";

export const ANSWER_CHARS = 1_000;

export const viewRequest = ({
  accountId: _,
  createdAt,
  answeredAt,
  decidedAt,
  ...request
}: AccessRequest) => ({
  ...request,
  createdAt: isoTime(createdAt),
  answeredAt: isoOrNull(answeredAt),
  decidedAt: isoOrNull(decidedAt),
});
