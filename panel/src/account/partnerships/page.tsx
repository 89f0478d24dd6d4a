import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { isoTime } from "../../../../src/lib/clock.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import { REQUEST_OPEN_MS } from "../../../../src/vocabulary/limits.ts";
import {
  inAccount,
  type PanelBindings,
  type PanelContext,
  runsBusiness,
  sameInBoth,
  sayIn,
} from "../../context.ts";
import { formOf } from "../../body.ts";
import { read, readAll, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { Act } from "../../kit/act.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Field, Notice, Once, Options, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Contact } from "../../kit/contact.tsx";
import { State } from "../../kit/state.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { dateIn, Time } from "../../kit/values.tsx";
import { RADAR } from "../radar/texts.ts";
import { LISTS } from "../../kit/list-texts.ts";
import { PARTNERSHIPS } from "./texts.ts";

type Partnership = AnswerTo<"readAccountPartnership">["data"];
type Stages = Readonly<Record<string, Sentence>>;

const PAGE = "50";
/** Requests to answer that stand above the list. */
const TO_ANSWER = 20;
/** A broker's are picked from a page of all. */
const WHOLE_PAGE = "1000";

const baseOf = (c: PanelContext): string => inAccount(c, "/partnerships");

const pathOf = (c: PanelContext): string => `${baseOf(c)}/${c.req.param("partnershipId")}`;

const paramsOf = (c: PanelContext) => ({ partnershipId: c.req.param("partnershipId") ?? "" });

/** In the reader's language, as the API's reference has them. */
const stagesOf = ({ data }: AnswerTo<"listPartnershipStatuses">): Stages =>
  Object.fromEntries(data.map(({ value, label }) => [value, sameInBoth(label)]));

const titleOf = (c: PanelContext, one: Partnership): string =>
  one.property?.title ?? one.developmentTitle ?? sayIn(c.get("language"))(PARTNERSHIPS.untitled);

const factsOf = (c: PanelContext, one: Partnership, stages: Stages): readonly Fact[] => {
  const language = c.get("language");
  const { contactName, phone, email } = one.counterpart;
  const time = (at: string | null) => at && <Time at={at} language={language} />;
  return [
    [PARTNERSHIPS.partner, one.counterpart.name],
    [
      PARTNERSHIPS.contact,
      (contactName || phone || email) && (
        <Contact c={c} name={contactName} phones={phone ? [{ number: phone }] : []} email={email} />
      ),
    ],
    [PARTNERSHIPS.client, one.client?.name],
    [PARTNERSHIPS.stage, <State c={c} is={one.status} of={stages} />],
    [PARTNERSHIPS.message, one.message],
    [PARTNERSHIPS.progress, time(one.lastProgressAt)],
    [PARTNERSHIPS.asked, time(one.updateAskedAt)],
    [PARTNERSHIPS.protectedUntil, time(one.protectedUntil)],
  ];
};

const Move = ({ c, one, stages }: { c: PanelContext; one: Partnership; stages: Stages }) => {
  const say = sayIn(c.get("language"));
  return (
    <section class="card">
      <h2>{say(PARTNERSHIPS.move)}</h2>
      <Act c={c} to={`${pathOf(c)}/status`} title={PARTNERSHIPS.save} kind="main">
        <Field
          label={say(PARTNERSHIPS.stage)}
          pointer="/status"
          control={(own) => (
            <select {...own}>
              <Options c={c} of={stages} chosen={one.status} />
            </select>
          )}
        />
      </Act>
    </section>
  );
};

const partnershipPage = async (c: PanelContext, problem?: Problem) => {
  const [{ data: one }, statuses] = await readAll(
    c,
    read("readAccountPartnership", { params: paramsOf(c) }),
    read("listPartnershipStatuses"),
  );
  const stages = stagesOf(statuses);
  const say = sayIn(c.get("language"));
  return show(
    c,
    <Page c={c} title={titleOf(c, one)}>
      <Refused problem={problem} />
      {one.propertyOffMarketAt && <Notice kind="plain">{say(PARTNERSHIPS.offMarket)}</Notice>}
      <section class="card">
        <Facts c={c} facts={factsOf(c, one, stages)} />
      </section>
      <Move c={c} one={one} stages={stages} />
      <section class="card">
        <h2>{say(PARTNERSHIPS.ask)}</h2>
        <p>{say(PARTNERSHIPS.askText)}</p>
        <Act c={c} to={`${pathOf(c)}/ask`} title={PARTNERSHIPS.ask} isInPlace />
      </section>
    </Page>,
    problem ? 422 : 200,
  );
};

/** The requests of others that nobody has answered. */
const PENDING = read("listAccountPartnerships", { query: { status: "PENDING", limit: WHOLE_PAGE } });

const Answers = ({ c, one }: { readonly c: PanelContext; readonly one: Partnership }) => (
  <form method="post" action={`${baseOf(c)}/${one.id}/status`} class="act">
    <Once value={undefined} />
    <div class="row">
      <button type="submit" class="main" name="/status" value="ACCEPTED">
        {sayIn(c.get("language"))(PARTNERSHIPS.accept)}
      </button>
      <button type="submit" class="plain" name="/status" value="DECLINED">
        {sayIn(c.get("language"))(PARTNERSHIPS.decline)}
      </button>
    </div>
  </form>
);

const Inbox = ({ c, asked }: { readonly c: PanelContext; readonly asked: readonly Partnership[] }) => {
  const language = c.get("language");
  const say = sayIn(language);
  return (
    <section>
      <h2>{say(PARTNERSHIPS.toAnswer)}</h2>
      <Table<Partnership>
        c={c}
        rows={asked.slice(0, TO_ANSWER)}
        columns={[
          {
            title: PARTNERSHIPS.property,
            cell: (one) => <a href={`${baseOf(c)}/${one.id}`}>{titleOf(c, one)}</a>,
          },
          { title: PARTNERSHIPS.partner, cell: ({ counterpart }) => counterpart.name },
          { title: PARTNERSHIPS.message, cell: ({ message }) => message },
          {
            title: PARTNERSHIPS.until,
            cell: ({ createdAt }) => dateIn(language, isoTime(Date.parse(createdAt) + REQUEST_OPEN_MS)),
          },
          { title: RADAR.act, cell: (one) => <Answers c={c} one={one} /> },
        ]}
      />
      {asked.length > TO_ANSWER && (
        <p class="hint">{say(PARTNERSHIPS.firstToAnswer).replace("{count}", String(TO_ANSWER))}</p>
      )}
    </section>
  );
};

export const partnerships = new Hono<PanelBindings>();

partnerships.get("/", async (c) => {
  const language = c.get("language");
  const filters = filtersOf(c, ["status"]);
  const say = sayIn(language);
  const limit = runsBusiness(c) ? PAGE : WHOLE_PAGE;
  const isFirst = Object.keys(filters).length === 0;
  const [{ data, nextCursor }, statuses, pending] = await readAll(
    c,
    read("listAccountPartnerships", { query: { ...filters, limit } }),
    read("listPartnershipStatuses"),
    ...(isFirst ? [PENDING] : []),
  );
  const stages = stagesOf(statuses);
  const asked = pending?.data.filter(({ ourSide }) => ourSide === "ADDRESSEE") ?? [];
  return show(
    c,
    <Page c={c} title={PARTNERSHIPS.title}>
      {asked.length > 0 && <Inbox c={c} asked={asked} />}
      {asked.length > 0 && <h2>{say(PARTNERSHIPS.all)}</h2>}
      <Filters c={c}>
        <Choice c={c} name="status" label={PARTNERSHIPS.stage} choices={stages} />
      </Filters>
      {data.length === 0 ? (
        <Empty c={c} text={"status" in filters ? LISTS.nothing : PARTNERSHIPS.none} />
      ) : (
        <Table<Partnership>
          c={c}
          rows={data}
          columns={[
            {
              title: PARTNERSHIPS.property,
              cell: (one) => <a href={`${baseOf(c)}/${one.id}`}>{titleOf(c, one)}</a>,
            },
            { title: PARTNERSHIPS.partner, cell: ({ counterpart }) => counterpart.name },
            {
              title: PARTNERSHIPS.stage,
              cell: (one) => (
                <>
                  <State c={c} is={one.status} of={stages} />
                  {one.updateAskedAt && one.canMoveFunnel && (
                    <span class="badge waiting">{say(PARTNERSHIPS.askedOfUs)}</span>
                  )}
                </>
              ),
            },
            {
              title: PARTNERSHIPS.progress,
              cell: ({ lastProgressAt }) => <Time at={lastProgressAt} language={language} />,
            },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
  );
});

partnerships.get("/:partnershipId", (c) => partnershipPage(c));

partnerships.post("/:partnershipId/status", async (c) => {
  const form = await formOf(c);
  const body = { status: textOf(form, "/status") };
  const once = textOf(form, "once");
  const written = await send(c, "setPartnershipStatus", { params: paramsOf(c), body, once });
  return "problem" in written ? partnershipPage(c, written.problem) : c.redirect(pathOf(c), 303);
});

partnerships.post("/:partnershipId/ask", async (c) => {
  const written = await send(c, "askPartnershipUpdate", { params: paramsOf(c) });
  return "problem" in written ? partnershipPage(c, written.problem) : c.redirect(pathOf(c), 303);
});
