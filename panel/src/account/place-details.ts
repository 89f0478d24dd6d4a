import type { IconName } from "../kit/icon.tsx";

interface PlaceDetails {
  readonly icon: IconName;
  /** The page of the documentation that explains the place, below `/docs`. */
  readonly docs?: string;
  /** The key after `g` that goes there. */
  readonly key?: string;
}

/** What the navigation shows of each place, keyed by its path below the account. */
const PLACE_DETAILS: Readonly<Record<string, PlaceDetails>> = {
  "": { icon: "house", docs: "", key: "h" },
  "/keys": { icon: "key-round", docs: "/guides/keys-and-permissions", key: "k" },
  "/connections": { icon: "bot", docs: "/guides/assistants" },
  "/requests": { icon: "list-tree", docs: "/guides/errors", key: "r" },
  "/errors": { icon: "triangle-alert", docs: "/errors" },
  "/usage": { icon: "chart-column", docs: "/guides/limits" },
  "/webhooks": { icon: "webhook", docs: "/guides/webhooks", key: "w" },
  "/events": { icon: "activity", docs: "/guides/events", key: "e" },
  "/batches": { icon: "layers", docs: "/guides/batches" },
  "/feed": { icon: "rss", docs: "/guides/feed", key: "f" },
  "/feed/conflicts": { icon: "git-compare", docs: "/guides/feed" },
  "/access": { icon: "shield-check", docs: "/guides/first-call" },
  "/sandbox": { icon: "flask-conical", docs: "/guides/first-call" },
  "/properties": { icon: "building", docs: "/guides/portfolio", key: "i" },
  "/clients": { icon: "users", docs: "/guides/clients" },
  "/trash": { icon: "trash", docs: "/guides/portfolio" },
  "/visibility": { icon: "eye", docs: "/guides/partnerships" },
  "/radar": { icon: "radar", docs: "/guides/radar", key: "a" },
  "/partnerships": { icon: "handshake", docs: "/guides/partnerships", key: "p" },
  "/launches": { icon: "rocket", docs: "/guides/partnerships" },
  "/captacao": { icon: "house-plus", docs: "/guides/captacao", key: "c" },
  "/captacao/owners": { icon: "contact-round", docs: "/guides/captacao" },
  "/captacao/ledger": { icon: "receipt-text", docs: "/guides/captacao" },
  "/captacao/settings": { icon: "house-plus", docs: "/guides/captacao" },
  "/captacao/terms": { icon: "file-check", docs: "/guides/captacao" },
  "/team": { icon: "contact-round" },
  "/people": { icon: "user-check" },
  "/audit": { icon: "scroll-text" },
};

export const placeDetailsOf = (path: string): PlaceDetails => PLACE_DETAILS[path] ?? { icon: "dot" };
