import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { ask, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext, sameInBoth } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { LISTS } from "../../kit/list-texts.ts";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { done } from "../../kit/toast.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { FIELD_TITLES } from "../properties/field-texts.ts";
import { FieldValue } from "../properties/field-value.tsx";
import { PROPERTIES } from "../properties/texts.ts";
import { CONFLICTS } from "./texts.ts";

type Conflict = AnswerTo<"listFeedConflicts">["data"][number];
/** The conflict over which property a code names: taking the feed's side cannot be undone. */
const IDENTITY_FIELD = "identity";
/** The most that one decision covers (rules 13.6). */
const MAX_DECIDED = 500;

const pathOf = (c: PanelContext): string => inAccount(c, "/feed/conflicts");

const titleOf = (field: string) => FIELD_TITLES[field] ?? sameInBoth(field);

const Decisions = ({
  c,
  conflict,
  field,
}: {
  c: PanelContext;
  conflict: Conflict;
  field: string | undefined;
}) => (
  <div class="row">
    {(["KEEP", "TAKE"] as const).map((decision) => (
      <Act c={c} to={pathOf(c)} title={decision === "KEEP" ? CONFLICTS.keep : CONFLICTS.take} isInPlace>
        <input type="hidden" name="/field" value={conflict.field} />
        <input type="hidden" name="/propertyId" value={conflict.propertyId} />
        <input type="hidden" name="/decision" value={decision} />
        {field && <input type="hidden" name="filter" value={field} />}
      </Act>
    ))}
  </div>
);

/** Decides all conflicts of one field, after saying how many there are. */
const DecideAll = ({ c, field, waiting }: { c: PanelContext; field: string; waiting: number }) => {
  const { language, t } = c.var;
  const plan = t(CONFLICTS.plan)
    .replace("{count}", numberIn(language, waiting))
    .replace("{field}", t(titleOf(field)))
    .replace("{decided}", numberIn(language, Math.min(waiting, MAX_DECIDED)));
  return (
    <section class="card">
      <h2>{t(CONFLICTS.all)}</h2>
      <p>{plan}</p>
      <div class="row">
        {(["KEEP", "TAKE"] as const).map((decision) => (
          <Act c={c} to={pathOf(c)} title={decision === "KEEP" ? CONFLICTS.keepAll : CONFLICTS.takeAll}>
            <input type="hidden" name="/field" value={field} />
            <input type="hidden" name="/decision" value={decision} />
            <input type="hidden" name="/count" value={String(waiting)} />
          </Act>
        ))}
      </div>
    </section>
  );
};

const Ours = ({ c, conflict }: { readonly c: PanelContext; readonly conflict: Conflict }) => (
  <>
    <FieldValue c={c} field={conflict.field} value={conflict.dashboardValue} />
    {conflict.editedAt && (
      <p class="hint">
        <Time at={conflict.editedAt} language={c.get("language")} /> · <code>{conflict.editedBy}</code>
      </p>
    )}
  </>
);

const Theirs = ({ c, conflict }: { readonly c: PanelContext; readonly conflict: Conflict }) => (
  <>
    <FieldValue c={c} field={conflict.field} value={conflict.feedValue} />
    <p class="hint">
      <Time at={conflict.foundAt} language={c.get("language")} />
    </p>
  </>
);

const List = ({ c, rows, field }: { c: PanelContext; rows: readonly Conflict[]; field?: string }) => (
  <Table<Conflict>
    c={c}
    rows={rows}
    columns={[
      {
        title: CONFLICTS.property,
        cell: (conflict) => (
          <>
            <a href={`${inAccount(c, "/properties")}/${conflict.propertyId}`}>
              {conflict.title ?? c.get("t")(PROPERTIES.untitled)}
            </a>
            <p class="hint">
              <code>{conflict.externalRef}</code>
            </p>
          </>
        ),
      },
      { title: CONFLICTS.field, cell: (conflict) => c.get("t")(titleOf(conflict.field)) },
      { title: CONFLICTS.ours, cell: (conflict) => <Ours c={c} conflict={conflict} /> },
      { title: CONFLICTS.feeds, cell: (conflict) => <Theirs c={c} conflict={conflict} /> },
      {
        title: CONFLICTS.decision,
        cell: (conflict) => <Decisions c={c} conflict={conflict} field={field} />,
      },
    ]}
  />
);

const conflictsPage = async (c: PanelContext, problem?: Problem) => {
  const t = c.get("t");
  const { field, ...filters } = filtersOf(c, ["field"]);
  const query = { ...filters, ...(field && { field }), limit: "50" };
  const { data, nextCursor, waiting } = await ask(c, "listFeedConflicts", { query });
  return show(
    c,
    <Page c={c} title={CONFLICTS.title}>
      <Refused problem={problem} />
      <p>{t(CONFLICTS.intro)}</p>
      <Filters c={c}>
        <Choice c={c} name="field" label={CONFLICTS.field} choices={FIELD_TITLES} />
      </Filters>
      {data.length === 0 ? (
        <Empty c={c} text={field ? LISTS.nothing : CONFLICTS.none} />
      ) : (
        <>
          <p class="hint">{t(CONFLICTS.keepHint)}</p>
          <List c={c} rows={data} {...(field && { field })} />
        </>
      )}
      <Pager c={c} next={nextCursor} />
      {field && waiting > 1 && <DecideAll c={c} field={field} waiting={waiting} />}
    </Page>,
    problem ? 422 : 200,
  );
};

export const conflicts = new Hono<PanelBindings>();

conflicts.get("/", (c) => conflictsPage(c));

conflicts.post("/", async (c) => {
  const form = await formOf(c);
  const [propertyId, count, filter] = ["/propertyId", "/count", "filter"].map((name) => textOf(form, name));
  const body = {
    field: textOf(form, "/field"),
    decision: textOf(form, "/decision"),
    ...(propertyId && { propertyId }),
    ...(count && { count: Number(count) }),
  };
  const written = await send(c, "decideFeedConflicts", { body, once: textOf(form, "once") });
  if ("problem" in written) return conflictsPage(c, written.problem);
  const next = filter ? `${pathOf(c)}?field=${encodeURIComponent(filter)}` : pathOf(c);
  const isUndone = body.decision === "ASK";
  const isDecided = written.done.result.decided > 0;
  if (isUndone) return done(c, next, isDecided ? "undone" : "notUndone");
  if (!propertyId || body.field === IDENTITY_FIELD || !isDecided) return done(c, next);
  const fields = {
    "/field": body.field,
    "/propertyId": propertyId,
    "/decision": "ASK",
    filter: filter ?? "",
  };
  return done(c, next, "saved", { to: pathOf(c), fields });
});
