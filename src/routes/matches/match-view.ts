import type { ReadCall } from "../../contract/endpoint.ts";
import type { MatchPage } from "../../domain/radar/match-page.ts";
import { type MatchView, presentMatch } from "../../domain/radar/present.ts";
import type { Principal } from "../../ports/account-gate.ts";

interface Call extends Pick<MatchView, "language" | "links"> {
  readonly principal: Pick<Principal, "key" | "account">;
}

/** Whether a key may see who the account's clients are (rules 26.26). */
export const showsNamesTo = ({ key, account }: Pick<Principal, "key" | "account">): boolean =>
  key.scopes.includes("leads:read") && !account.hidesClients;

/** What a key sees of matches. No key gets this far without an active subscription (rules 3.5). */
export const viewOf = ({ principal, language, links }: Call): MatchView => ({
  language,
  links,
  hasSubscription: true,
  showsNames: showsNamesTo(principal),
});

/** The answer of every list of matches. */
export const renderPage = async (call: ReadCall, { matches, next }: MatchPage) => {
  const view = viewOf({ ...call, principal: await call.principal() });
  return {
    data: matches.map((match) => presentMatch(match, view)),
    nextCursor: next && (await call.writeCursor(next)),
  };
};

/** Where a list continues. */
export const pagingOf = async (
  call: Pick<ReadCall, "readCursor">,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
) => ({ limit, after: cursor === undefined ? null : await call.readCursor(cursor) });
