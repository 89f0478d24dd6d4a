import type { PanelContext } from "../../context.ts";
import { type Match, matchPath, placeOf } from "./matches.tsx";
import { RADAR } from "./texts.ts";

export const REASONS = 2;

/** A message for the responsible broker. It does not name the client; its link does, for those with access. */
const messageOf = (c: PanelContext, match: Match): string =>
  [
    c.get("t")(RADAR.whatsAppText),
    [match.property?.title, placeOf(c, match)].filter(Boolean).join(" · "),
    match.reasons.slice(0, REASONS).join("; "),
    `${c.get("settings").url}${matchPath(c, match.id)}`,
  ]
    .filter(Boolean)
    .join("\n");

interface WhatsAppParts {
  readonly c: PanelContext;
  readonly match: Match;
  /** Where room is short: shows the broker's first name. */
  readonly isShort?: true;
}

/** Opens WhatsApp with the message; the recipient is chosen there. */
export const WhatsApp = ({ c, match, isShort }: WhatsAppParts) => {
  const t = c.get("t");
  const whole =
    match.ownerName === null ? t(RADAR.writeSome) : t(RADAR.write).replace("{broker}", match.ownerName);
  return (
    <a
      class="button plain"
      href={`https://wa.me/?text=${encodeURIComponent(messageOf(c, match))}`}
      target="_blank"
      rel="noreferrer"
      {...(isShort && { title: whole })}
    >
      {isShort ? ["WhatsApp", match.ownerName?.split(" ")[0]].filter(Boolean).join(": ") : whole}
    </a>
  );
};
