import { type PanelContext, sayIn } from "../../context.ts";
import { type Match, matchPath, placeOf } from "./matches.tsx";
import { RADAR } from "./texts.ts";

export const REASONS = 2;

/** For the broker responsible: the text does not say who the client is; its link shows that to those who may see it. */
const messageOf = (c: PanelContext, one: Match): string =>
  [
    sayIn(c.get("language"))(RADAR.whatsAppText),
    [one.property?.title, placeOf(c, one)].filter(Boolean).join(" · "),
    one.reasons.slice(0, REASONS).join("; "),
    `${c.get("settings").url}${matchPath(c, one.id)}`,
  ]
    .filter(Boolean)
    .join("\n");

interface WhatsAppParts {
  readonly c: PanelContext;
  readonly one: Match;
  /** Where little room is: by the broker's first name. */
  readonly isShort?: true;
}

/** Opens WhatsApp with the text; who gets it is chosen there. */
export const WhatsApp = ({ c, one, isShort }: WhatsAppParts) => {
  const say = sayIn(c.get("language"));
  const whole =
    one.ownerName === null ? say(RADAR.writeSome) : say(RADAR.write).replace("{broker}", one.ownerName);
  return (
    <a
      class="button plain"
      href={`https://wa.me/?text=${encodeURIComponent(messageOf(c, one))}`}
      target="_blank"
      rel="noreferrer"
      {...(isShort && { title: whole })}
    >
      {isShort ? ["WhatsApp", one.ownerName?.split(" ")[0]].filter(Boolean).join(": ") : whole}
    </a>
  );
};
