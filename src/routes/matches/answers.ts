import { ExploredMatches, MatchList, MatchWritten } from "./schemas.ts";

export const MATCH_ANSWERS = {
  dismissMatch: MatchWritten,
  listLeadMatches: ExploredMatches,
  listPropertyMatches: ExploredMatches,
  listMatches: MatchList,
  restoreMatch: MatchWritten,
};
