import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { ID_PREFIXES } from "../../../../src/lib/id.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import { BUSINESS_ROLES } from "../../../../src/vocabulary/member-roles.ts";
import { requireRole, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { amountFault, centsAt } from "../../kit/amounts.ts";
import { IdempotencyKey, Notice, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Table } from "../../kit/table.tsx";
import { done, UNDO, type Undo, UndoFields } from "../../kit/toast.tsx";
import { moneyIn, numberIn } from "../../kit/values.tsx";
import { ChangeFields, DEFAULT_FIELD, type Wanted, wantedIn } from "./bulk-fields.tsx";
import { BULK } from "./bulk-texts.ts";
import { propertiesBase } from "./page.tsx";
import { PROPERTIES, STATUSES } from "./texts.ts";

type Item = AnswerTo<"changeProperties">["data"][number];
type Value = string | number | null;

const CENTS = 100;

/** The field in whose format each kind of change is typed; a new price is typed like the price itself. */
const FORMAT_FIELD: Readonly<Record<string, string>> = {
  PERCENT: "/commissionPercent",
  AMOUNT: "/amountCents",
};

const pointerOf = ({ field, by }: Wanted): string => FORMAT_FIELD[by] ?? `/${field}`;

/** Reads a number as people write it, even a negative one; other text is passed on as it is. */
const valueIn = (wanted: Wanted): string | number => {
  const { field, status, text } = wanted;
  if (field === DEFAULT_FIELD) return status;
  const cents = centsAt(pointerOf(wanted), text);
  return typeof cents === "number" ? cents / CENTS : text;
};

const problemWith = (c: PanelContext, wanted: Wanted): Problem | undefined => {
  const t = c.get("t");
  const value = valueIn(wanted);
  const problem = { type: "", status: 422, code: "invalid_param", requestId: c.get("requestId") };
  if (wanted.field === DEFAULT_FIELD)
    return Object.hasOwn(STATUSES, value) ? undefined : { ...problem, title: t(BULK.whichStatus) };
  if (typeof value === "number") return undefined;
  const why = amountFault(c, pointerOf(wanted), wanted.text);
  return why ? { ...problem, title: why, detail: t(BULK.written) } : { ...problem, title: t(BULK.written) };
};

const shownIn = (c: PanelContext, value: Value): string => {
  if (value === null) return "–";
  if (typeof value === "number") return moneyIn(c.get("language"), value);
  const title = STATUSES[value];
  return title ? c.get("t")(title) : value;
};

const Verdict = ({
  c,
  item,
  isDone,
}: {
  readonly c: PanelContext;
  readonly item: Item;
  readonly isDone: boolean;
}) => {
  const t = c.get("t");
  if (item.outcome === "REFUSED") return <span class="fault">{item.reason}</span>;
  if (item.outcome === "UNCHANGED") return <span class="hint">{t(BULK.same)}</span>;
  if (item.outcome === "CONFIRMED")
    return <span class="badge">{t(isDone ? BULK.confirmed : BULK.willConfirm)}</span>;
  return <span class="badge">{t(isDone ? BULK.changed : BULK.willChange)}</span>;
};

interface ItemsParts {
  readonly c: PanelContext;
  readonly items: readonly Item[];
  readonly isDone?: boolean;
}

/** Refused ones come first. */
const Items = ({ c, items, isDone = false }: ItemsParts) => {
  const rank = ({ outcome }: Item): number => (outcome === "REFUSED" ? 0 : 1);
  return (
    <Table<Item>
      c={c}
      rows={items.toSorted((one, other) => rank(one) - rank(other))}
      columns={[
        {
          title: PROPERTIES.name,
          cell: (item) => (
            <a href={`${propertiesBase(c)}/${item.id}`}>{item.title ?? item.externalRef ?? item.id}</a>
          ),
        },
        { title: BULK.from, cell: ({ from }) => shownIn(c, from), isNumber: true },
        {
          title: BULK.to,
          cell: ({ to, outcome }) => (outcome === "REFUSED" ? "–" : shownIn(c, to)),
          isNumber: true,
        },
        { title: BULK.verdict, cell: (item) => <Verdict c={c} item={item} isDone={isDone} /> },
      ]}
    />
  );
};

const countText = (c: PanelContext, text: Sentence, count: number): string =>
  c
    .get("t")(text)
    .replace("{count}", numberIn(c.get("language"), count));

/** Sends the values that the preview showed: only those are changed, and none twice. */
const Confirm = ({ c, wanted, items }: ItemsParts & { readonly wanted: Wanted }) => {
  const changing = items.filter(({ outcome }) => outcome === "CHANGED" || outcome === "CONFIRMED");
  const t = c.get("t");
  if (changing.length === 0) return <p>{t(BULK.nothing)}</p>;
  return (
    <form method="post" action={`${propertiesBase(c)}/bulk`} class="row">
      <IdempotencyKey value={undefined} />
      <input type="hidden" name="field" value={wanted.field} />
      <input type="hidden" name="by" value={wanted.by} />
      <input type="hidden" name="status" value={wanted.status} />
      <input type="hidden" name="value" value={wanted.text} />
      {changing.map(({ id, from }) => (
        <input type="hidden" name="/properties" value={JSON.stringify({ id, from })} />
      ))}
      <button type="submit" class="main">
        {countText(c, BULK.change, changing.length)}
      </button>
      <a class="button plain" href={propertiesBase(c)}>
        {t(BULK.cancel)}
      </a>
    </form>
  );
};

interface Shown {
  readonly ids: readonly string[];
  readonly wanted: Wanted;
  readonly problem?: Problem | undefined;
}

const previewPage = async (c: PanelContext, { ids, wanted, problem: sent }: Shown) => {
  const t = c.get("t");
  const none = ids.length === 0 ? t(BULK.tickFirst) : undefined;
  const problem = sent ?? (none === undefined ? problemWith(c, wanted) : undefined);
  const body = {
    field: wanted.field,
    by: wanted.by,
    value: valueIn(wanted),
    properties: ids.map((id) => ({ id })),
  };
  const tried =
    none === undefined && !problem
      ? await send(c, "changeProperties", { query: { dryRun: "true" }, body })
      : null;
  const refused = problem ?? (tried && "problem" in tried ? tried.problem : undefined);
  const items = tried && "done" in tried ? tried.done.data : [];
  return show(
    c,
    <Page c={c} title={countText(c, BULK.title, ids.length)}>
      <Refused problem={refused} />
      {none !== undefined && (
        <div class="notice bad" role="alert">
          {none}
        </div>
      )}
      {ids.length > 0 && (
        <form method="get" action={`${propertiesBase(c)}/bulk`} class="filters">
          {ids.map((id) => (
            <input type="hidden" name="/ids" value={id} />
          ))}
          <ChangeFields c={c} wanted={wanted} />
          <button type="submit" class="plain">
            {t(BULK.preview)}
          </button>
        </form>
      )}
      {items.length > 0 && (
        <>
          <p class="hint">{t(BULK.notYet)}</p>
          <Items c={c} items={items} />
          <Confirm c={c} items={items} wanted={wanted} />
        </>
      )}
      {items.length === 0 && (
        <a class="button plain" href={propertiesBase(c)}>
          {t(BULK.cancel)}
        </a>
      )}
    </Page>,
    refused || none !== undefined ? 422 : 200,
  );
};

interface DoneParts {
  readonly items: readonly Item[];
  readonly undo?: Undo | undefined;
  readonly isUndo?: boolean;
}

const donePage = (c: PanelContext, { items, undo, isUndo = false }: DoneParts) => {
  const refused = items.filter(({ outcome }) => outcome === "REFUSED").length;
  const t = c.get("t");
  return show(
    c,
    <Page c={c} title={t(isUndo ? BULK.undoneTitle : BULK.doneTitle)}>
      <Notice kind="good">
        {countText(c, isUndo ? BULK.undoneCount : BULK.doneCount, items.length - refused)}
      </Notice>
      <p>{countText(c, BULK.refusedCount, refused)}</p>
      {undo && (
        <Act c={c} to={undo.to} title={UNDO}>
          <UndoFields undo={undo} />
        </Act>
      )}
      <Items c={c} items={items} isDone />
      <a class="button plain" href={propertiesBase(c)}>
        {t(BULK.back)}
      </a>
    </Page>,
  );
};

/** A property and the value that the preview showed; anything else is ignored. */
const seenIn = (text: string): { readonly id: string; readonly from: Value } | null => {
  try {
    const { id, from } = JSON.parse(text) as { id?: unknown; from?: unknown };
    return { id: String(id), from: typeof from === "string" || typeof from === "number" ? from : null };
  } catch {
    return null;
  }
};

const UNDO_FIELD = "back";
/** The most characters of ids and values: the cookie for undoing holds 4 KB in all. */
const MAX_UNDO_CHARS = 2_600;

const isPresent = <T,>(value: T | null): value is T => value !== null;

/** Lists each property's id without prefix, new value, old value, and whether to release the field. */
const undoFormOf = (c: PanelContext, field: string, items: readonly Item[]): Undo | undefined => {
  const each = items.map(({ id, to, undo }) =>
    undo ? [id.slice(ID_PREFIXES.property.length), to, undo.to ?? "", undo.released ? 1 : 0].join(":") : null,
  );
  const text = each.filter(isPresent).join(",");
  if (text === "" || text.length > MAX_UNDO_CHARS) return undefined;
  return { to: `${propertiesBase(c)}/bulk`, fields: { field, [UNDO_FIELD]: text } };
};

const undoneChangesIn = (field: string, text: string) => {
  const valueFrom = (value = ""): Value => {
    if (value === "") return null;
    return field === DEFAULT_FIELD ? value : Number(value);
  };
  return text.split(",").map((change) => {
    const [id = "", from, to, released] = change.split(":");
    return {
      id: ID_PREFIXES.property + id,
      from: valueFrom(from),
      to: valueFrom(to),
      released: released === "1",
    };
  });
};

/** The page after a change: a single property's own, else the list. */
const pageAfter = (c: PanelContext, properties: readonly { readonly id: string }[]): string =>
  [propertiesBase(c), ...(properties.length === 1 ? [properties[0]!.id] : [])].join("/");

/** Undoes a change: what somebody has changed since stays, and the page says so. */
const undoChange = async (c: PanelContext, form: FormData) => {
  const { field } = wantedIn((name) => textOf(form, name));
  const properties = undoneChangesIn(field, textOf(form, UNDO_FIELD));
  const body = { field, by: "BACK", properties };
  const written = await send(c, "changeProperties", { body, once: textOf(form, "once") });
  if ("problem" in written) return done(c, pageAfter(c, properties), "notUndone");
  const { data } = written.done;
  return data.some(({ outcome }) => outcome === "REFUSED")
    ? donePage(c, { items: data, isUndo: true })
    : done(c, pageAfter(c, properties), "undone");
};

/** Changes the state or price of several properties: a preview, with its own address, comes before the change. */
export const propertyBulk = new Hono<PanelBindings>();

propertyBulk.get("/bulk", (c) => {
  requireRole(c, BUSINESS_ROLES);
  const ids = [...new Set(c.req.queries("/ids") ?? [])];
  return previewPage(c, { ids, wanted: wantedIn((name) => c.req.query(name)) });
});

propertyBulk.post("/bulk", async (c) => {
  requireRole(c, BUSINESS_ROLES);
  const form = await formOf(c);
  if (form.has(UNDO_FIELD)) return undoChange(c, form);
  const wanted = wantedIn((name) => textOf(form, name));
  const properties = form.getAll("/properties").flatMap((value) => seenIn(String(value)) ?? []);
  const ids = properties.map(({ id }) => id);
  const problem = properties.length === 0 ? undefined : problemWith(c, wanted);
  if (properties.length === 0 || problem) return previewPage(c, { ids, wanted, problem });
  const body = { field: wanted.field, by: wanted.by, value: valueIn(wanted), properties };
  const written = await send(c, "changeProperties", { body, once: textOf(form, "once") });
  if ("problem" in written) return previewPage(c, { ids, wanted, problem: written.problem });
  const { data } = written.done;
  const undo = undoFormOf(c, wanted.field, data);
  return data.some(({ outcome }) => outcome === "REFUSED")
    ? donePage(c, { items: data, undo })
    : done(c, pageAfter(c, properties), "saved", undo);
});
