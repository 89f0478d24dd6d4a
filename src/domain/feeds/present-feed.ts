import type { Feed } from "../../db/schema/feeds.ts";
import { isoOrNull } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import type { FeedStatus } from "../../vocabulary/value-lists.ts";

type Texts = Readonly<Record<Language, string>>;

const say = (pt: string, en: string): Texts => ({ "pt-BR": pt, en });

const MESSAGES: Readonly<Record<FeedStatus | "QUEUED", Texts>> = {
  QUEUED: say("Sincronização em andamento.", "A sync is under way."),
  OK: say("Feed sincronizado.", "The feed was synced."),
  EMPTY: say("O feed não tem imóveis: nada foi alterado.", "The feed has no listings: nothing was changed."),
  TRUNCATED: say("O feed veio incompleto: nada foi alterado.", "The feed was cut off: nothing was changed."),
  NOT_A_FEED: say(
    "O link não respondeu com um feed VRSync: nada foi alterado.",
    "The link did not answer with a VRSync feed: nothing was changed.",
  ),
  TOO_LARGE: say(
    "O feed passa do tamanho aceito: nada foi alterado.",
    "The feed is too large: nothing was changed.",
  ),
  UNREACHABLE: say(
    "O link do feed não respondeu: nada foi alterado.",
    "The feed link did not answer: nothing was changed.",
  ),
  SHRINK_GUARD: say(
    "Muitos imóveis saíram do feed de uma vez: nenhum foi arquivado.",
    "Too many listings left the feed at once: none was archived.",
  ),
  FAILED: say("A sincronização falhou; a próxima continua.", "The sync failed; the next one goes on."),
};

const NO_COUNTS = {
  created: null,
  updated: null,
  archived: null,
  skipped: null,
  unchanged: null,
  confirmed: null,
};

const UNCONFIGURED = {
  configured: false,
  connector: null,
  autoSync: false,
  status: null,
  message: null,
  lastSyncAt: null,
  feedCount: null,
  counts: NO_COUNTS,
  conflicts: 0,
  scheduledFor: null,
} as const;

/** The feed as the API shows it: never its link (rules 19.1). */
export const presentFeed = (feed: Feed | null, language: Language) => {
  if (feed === null) return UNCONFIGURED;
  const status: FeedStatus | "QUEUED" | null = feed.syncId === null ? feed.status : "QUEUED";
  const fault = status === "UNREACHABLE" && feed.fault !== null ? ` (${feed.fault})` : "";
  return {
    configured: true,
    connector: feed.connector,
    autoSync: feed.autoSync,
    status,
    message: status && MESSAGES[status][language] + fault,
    lastSyncAt: isoOrNull(feed.lastSyncAt),
    feedCount: feed.feedCount,
    counts: feed.counts ?? NO_COUNTS,
    conflicts: feed.conflicts,
    scheduledFor: isoOrNull(feed.scheduledFor),
  };
};
