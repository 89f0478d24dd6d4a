import { inAccount, type PanelContext } from "../../context.ts";
import { withWholeAmounts } from "../../kit/values.tsx";
import { clientOf, type Match, Sides } from "../radar/matches.tsx";
import { REASONS, WhatsApp } from "../radar/whats-app.tsx";
import { OPPORTUNITIES } from "./texts.ts";

/** As many as can be taken in at a glance. */
export const SHOWN_OPPORTUNITIES = 3;

const Opportunity = ({ c, match }: { readonly c: PanelContext; readonly match: Match }) => (
  <li class="opportunity">
    <Sides c={c} match={match} />
    <div class="named">
      <b>{clientOf(c, match)}</b>
      <p class="hint">{withWholeAmounts(match.reasons.slice(0, REASONS).join(" · "))}</p>
    </div>
    <WhatsApp c={c} match={match} />
  </li>
);

interface Parts {
  readonly c: PanelContext;
  readonly matches: readonly Match[];
}

/** The best of Radar's new opportunities, ready to be passed on. */
export const Opportunities = ({ c, matches }: Parts) => {
  const t = c.get("t");
  return (
    <section class="card opportunities">
      <div class="heading">
        <h2>{t(OPPORTUNITIES.title)}</h2>
        <a href={inAccount(c, "/radar")}>{t(OPPORTUNITIES.all)}</a>
      </div>
      {matches.length === 0 ? (
        <p class="hint">{t(OPPORTUNITIES.none)}</p>
      ) : (
        <ul>
          {matches.map((match) => (
            <Opportunity c={c} match={match} />
          ))}
        </ul>
      )}
    </section>
  );
};
