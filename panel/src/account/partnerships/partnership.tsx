import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { isoTime } from "../../../../src/lib/clock.ts";
import { REQUEST_OPEN_MS } from "../../../../src/vocabulary/limits.ts";
import { isRunning } from "../../../../src/vocabulary/partnership-moves.ts";
import { read, readAll, send } from "../../api/member.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext, runsBusiness } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Contact } from "../../kit/contact.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Notice, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Icon } from "../../kit/icon.tsx";
import { State } from "../../kit/state.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { done } from "../../kit/toast.tsx";
import { dateIn, moneyIn, numberIn, Time, withWholeAmounts } from "../../kit/values.tsx";
import { History, linesOf, namesAround, readsOfHistory } from "../history/history.tsx";
import { wishOf } from "../radar/matches.tsx";
import { RADAR } from "../radar/texts.ts";
import {
  Moves,
  movesNow,
  type Partnership,
  partnershipsBase,
  type Stages,
  stagesOf,
  titleOf,
} from "./moves.tsx";
import { PARTNERSHIPS } from "./texts.ts";

const pathOf = (c: PanelContext): string => `${partnershipsBase(c)}/${c.req.param("partnershipId")}`;

const paramsOf = (c: PanelContext) => ({ partnershipId: c.req.param("partnershipId") ?? "" });

/** The page of the property, if the account may open it: for its own properties and for launches. */
const propertyPathOf = (c: PanelContext, partnership: Partnership): string | null => {
  if (!partnership.canMoveFunnel && partnership.propertyId !== null && runsBusiness(c))
    return inAccount(c, `/properties/${partnership.propertyId}`);
  return partnership.canMoveFunnel && partnership.developmentId !== null
    ? inAccount(c, `/launches/${partnership.developmentId}`)
    : null;
};

interface Parts {
  readonly c: PanelContext;
  readonly partnership: Partnership;
}

const Property = ({ c, partnership }: Parts) => {
  const language = c.get("language");
  const { property } = partnership;
  const place = [property?.neighborhood, property?.city].filter(Boolean).join(", ");
  const price = property?.price == null ? "" : moneyIn(language, property.price);
  const path = propertyPathOf(c, partnership);
  const title = titleOf(c, partnership);
  return (
    <div class="row subject">
      <Thumb photo={property?.coverPhoto} />
      <div class="named">
        <b>{path ? <a href={path}>{title}</a> : title}</b>
        <p class="hint">{[place, price].filter(Boolean).join(" · ")}</p>
      </div>
    </div>
  );
};

type Names = ReadonlyMap<string, string>;

const Client = ({ c, partnership, names }: Parts & { readonly names: Names }) =>
  partnership.canMoveFunnel ? (
    <a href={inAccount(c, `/clients/${partnership.leadId}`)}>
      {names.get(partnership.leadId) ?? partnership.client?.name ?? partnership.leadId}
    </a>
  ) : (
    <span>{c.get("t")(RADAR.partnersClient)}</span>
  );

const factsOf = ({
  c,
  partnership,
  stages,
  names,
}: Parts & { stages: Stages; names: Names }): readonly Fact[] => {
  const language = c.get("language");
  const { contactName, phone, email } = partnership.counterpart;
  const time = (at: string | null) => at && <Time at={at} language={language} />;
  return [
    [PARTNERSHIPS.stage, <State c={c} is={partnership.status} of={stages} />],
    [PARTNERSHIPS.partner, partnership.counterpart.name],
    [
      PARTNERSHIPS.contact,
      (contactName || phone || email) && (
        <Contact c={c} name={contactName} phones={phone ? [{ number: phone }] : []} email={email} />
      ),
    ],
    [PARTNERSHIPS.client, <Client c={c} partnership={partnership} names={names} />],
    [RADAR.wants, wishOf(c, partnership.client)],
    [PARTNERSHIPS.message, partnership.message],
    [PARTNERSHIPS.progress, time(partnership.lastProgressAt)],
    [PARTNERSHIPS.asked, time(partnership.updateAskedAt)],
    [PARTNERSHIPS.protectedUntil, time(partnership.protectedUntil)],
  ];
};

const Why = ({ c, partnership }: Parts) =>
  partnership.reasons.length === 0 ? null : (
    <section>
      <h2>{c.get("t")(RADAR.why)}</h2>
      <div class="card">
        {partnership.score !== null && (
          <p class="hint">
            {c.get("t")(RADAR.score)} {numberIn(c.get("language"), partnership.score)}{" "}
            {c.get("t")(RADAR.ofHundred)}
          </p>
        )}
        <ul class="reasons">
          {partnership.reasons.map((reason) => (
            <li>
              <Icon name="check" />
              {withWholeAmounts(reason)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );

/** What the account can do now, or whose turn it is. */
const Next = ({ c, partnership, stages }: Parts & { readonly stages: Stages }) => {
  const { language, t } = c.var;
  const until = dateIn(language, isoTime(Date.parse(partnership.createdAt) + REQUEST_OPEN_MS));
  const isAsked = partnership.status === "PENDING" && partnership.ourSide === "ADDRESSEE";
  const mayAsk =
    !partnership.canMoveFunnel && isRunning(partnership.status) && partnership.updateAskedAt === null;
  if (movesNow(c, partnership).length === 0 && !mayAsk) {
    const waits = isRunning(partnership.status) ? PARTNERSHIPS.theirTurn : PARTNERSHIPS.over;
    return (
      <section class="card">
        <p>{t(waits)}</p>
      </section>
    );
  }
  return (
    <section class="card">
      <h2>{t(isAsked ? PARTNERSHIPS.toDecide : PARTNERSHIPS.move)}</h2>
      {partnership.status === "PENDING" && (
        <p class="hint">
          {t(isAsked ? PARTNERSHIPS.until : PARTNERSHIPS.waits)} {until}
        </p>
      )}
      {isAsked && <p>{t(PARTNERSHIPS.decideText)}</p>}
      <Moves c={c} partnership={partnership} stages={stages} />
      {mayAsk && (
        <>
          <p>{t(PARTNERSHIPS.askText)}</p>
          <Act c={c} to={`${pathOf(c)}/ask`} title={PARTNERSHIPS.ask} isInPlace />
        </>
      )}
    </section>
  );
};

const partnershipPage = async (c: PanelContext, problem?: Problem) => {
  const params = paramsOf(c);
  const [{ data: partnership }, statuses, events, acts] = await readAll(
    c,
    read("readAccountPartnership", { params }),
    read("listPartnershipStatuses"),
    ...readsOfHistory(params.partnershipId),
  );
  const stages = stagesOf(statuses);
  const lines = linesOf(events?.data ?? [], acts?.data ?? []);
  const names = await namesAround(c, lines, [partnership.leadId]);
  return show(
    c,
    <Page c={c} title={`${c.get("t")(PARTNERSHIPS.one)}: ${titleOf(c, partnership)}`}>
      <Refused problem={problem} />
      {partnership.propertyOffMarketAt && <Notice kind="plain">{c.get("t")(PARTNERSHIPS.offMarket)}</Notice>}
      <div class="sides">
        <div class="first">
          <Next c={c} partnership={partnership} stages={stages} />
          {acts && <History c={c} lines={lines} words={{ fields: {}, values: stages }} names={names} />}
        </div>
        <div>
          <section class="card">
            <Property c={c} partnership={partnership} />
            <Facts c={c} facts={factsOf({ c, partnership, stages, names })} />
          </section>
          <Why c={c} partnership={partnership} />
        </div>
      </div>
    </Page>,
    problem ? 422 : 200,
  );
};

export const partnership = new Hono<PanelBindings>();

partnership.get("/:partnershipId", (c) => partnershipPage(c));

partnership.post("/:partnershipId/status", async (c) => {
  const form = await formOf(c);
  const body = { status: textOf(form, "/status") };
  const once = textOf(form, "once");
  const written = await send(c, "setPartnershipStatus", { params: paramsOf(c), body, once });
  return "problem" in written ? partnershipPage(c, written.problem) : done(c, pathOf(c));
});

partnership.post("/:partnershipId/ask", async (c) => {
  const written = await send(c, "askPartnershipUpdate", { params: paramsOf(c) });
  return "problem" in written ? partnershipPage(c, written.problem) : done(c, pathOf(c));
});
