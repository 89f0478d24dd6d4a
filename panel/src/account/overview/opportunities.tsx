import { inAccount, type PanelContext, sayIn } from "../../context.ts";
import { clientOf, type Match, Sides } from "../radar/matches.tsx";
import { REASONS, WhatsApp } from "../radar/whats-app.tsx";
import { OPPORTUNITIES } from "./texts.ts";
import { withWholeAmounts } from "../../kit/values.tsx";

/** As many as can be taken in at a glance. */
export const SHOWN_OPPORTUNITIES = 3;

const Opportunity = ({ c, one }: { readonly c: PanelContext; readonly one: Match }) => (
  <li class="opportunity">
    <Sides c={c} one={one} />
    <div class="named">
      <b>{clientOf(c, one)}</b>
      <p class="hint">{withWholeAmounts(one.reasons.slice(0, REASONS).join(" · "))}</p>
    </div>
    <WhatsApp c={c} one={one} />
  </li>
);

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
