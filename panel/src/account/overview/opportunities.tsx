import { inAccount, type PanelContext, sayIn } from "../../context.ts";
import { clientOf, type Match, matchPath, placeOf, Sides } from "../radar/matches.tsx";
import { OPPORTUNITIES } from "./texts.ts";

/** The most that can be taken in at a glance. */
export const SHOWN_OPPORTUNITIES = 3;
const REASONS = 2;

/** For the broker responsible: the text does not say who the client is; its link shows that to those who may see it. */
const messageOf = (c: PanelContext, one: Match): string =>
  [
    sayIn(c.get("language"))(OPPORTUNITIES.message),
    [one.property?.title, placeOf(c, one)].filter(Boolean).join(" · "),
    one.reasons.slice(0, REASONS).join("; "),
    `${c.get("settings").url}${matchPath(c, one.id)}`,
  ]
    .filter(Boolean)
    .join("\n");

const Opportunity = ({ c, one }: { readonly c: PanelContext; readonly one: Match }) => {
  const say = sayIn(c.get("language"));
  return (
    <li class="opportunity">
      <Sides c={c} one={one} />
      <div class="named">
        <b>{clientOf(c, one)}</b>
        <p class="hint">{one.reasons.slice(0, REASONS).join(" · ")}</p>
      </div>
      <a
        class="button plain"
        href={`https://wa.me/?text=${encodeURIComponent(messageOf(c, one))}`}
        target="_blank"
        rel="noreferrer"
      >
        {one.ownerName === null
          ? say(OPPORTUNITIES.writeSome)
          : say(OPPORTUNITIES.write).replace("{broker}", one.ownerName)}
      </a>
    </li>
  );
};

interface Parts {
  readonly c: PanelContext;
  readonly matches: readonly Match[];
}

/** The best of Radar's new opportunities, ready to be passed on. */
export const Opportunities = ({ c, matches }: Parts) => {
  const say = sayIn(c.get("language"));
  return (
    <section class="card opportunities">
      <div class="heading">
        <h2>{say(OPPORTUNITIES.title)}</h2>
        <a href={inAccount(c, "/radar")}>{say(OPPORTUNITIES.all)}</a>
      </div>
      {matches.length === 0 ? (
        <p class="hint">{say(OPPORTUNITIES.none)}</p>
      ) : (
        <ul>
          {matches.map((one) => (
            <Opportunity c={c} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
};
