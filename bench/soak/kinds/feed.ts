import type { Kind, Turn } from "../turn.ts";

const sync = async (turn: Turn): Promise<void> => {
  if (!turn.account.profile.hasFeed) {
    await turn.call("POST", "/feed/sync", { wants: "409 feed_not_configured" });
    return;
  }
  const dryRun = turn.random() < 0.2 ? "?dryRun=true" : "";
  await turn.call("POST", `/feed/sync${dryRun}`);
  await turn.call("GET", "/feed");
};

/** The feed, synced by hand. */
export const KINDS: readonly Kind[] = [
  { name: "sync the feed", weight: 2, refusals: ["409 concurrent_write"], act: sync },
];
