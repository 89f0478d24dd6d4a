import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import { LABELS } from "../../../../src/vocabulary/labels.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, requireProof, requireRole, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import { type PanelBindings, type PanelContext, sameInBoth, translator } from "../../context.ts";
import { changedMembers } from "../../kit/changed-members.ts";
import { ShownFields, shownIn } from "../../kit/edit-conflicts.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { IdempotencyKey, Refused, textOf } from "../../kit/fields.tsx";
import type { Values } from "../../kit/form-values.ts";
import { Page, show } from "../../kit/frame.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { LaunchFields } from "../../resources/launches/fields.tsx";
import { pricesOf, titleOf } from "../../resources/launches/launch.ts";
import { STAGE_TITLES, UNITS } from "../../resources/launches/texts.ts";
import { launchOf, valuesOfLaunch } from "../../resources/launches/values.ts";
import { AccountFilter, accountInFilter } from "../account-field.tsx";
import { hasRole } from "../navigation.tsx";
import { PLACES } from "../texts.ts";
import { wordOf } from "../words.ts";
import { LAUNCHES_OF_ALL as TEXTS } from "./texts.ts";

type Listed = AnswerTo<"listAllLaunches">["data"][number];
type Launch = AnswerTo<"readAnyLaunch">["data"];
type Figures = Launch["figures"][number];
const BASE = "/operator/launches";
const { DELETED: _, ...AVAILABILITIES } = LABELS.propertyStatus;
const FILTERS = ["accountId", "organization", "neighborhood", "status", "constructionStage"];

const pathOf = (developmentId: string, rest = ""): string => `${BASE}/${developmentId}${rest}`;

const placeOf = ({ launch: { address } }: Listed): string =>
  [address.neighborhood, address.city, address.state].filter(Boolean).join(", ");

const State = ({ c, listed }: { readonly c: PanelContext; readonly listed: Listed }) => {
  const t = c.get("t");
  return (
    <>
      {wordOf(c, LABELS.propertyStatus, listed.status)}
      {listed.curationStatus && ` · ${wordOf(c, LABELS.curationStatus, listed.curationStatus)}`}
      {listed.launch.constructionStage && ` · ${wordOf(c, STAGE_TITLES, listed.launch.constructionStage)}`}
      <p class="hint">{t(listed.inCatalogue ? TEXTS.catalog : TEXTS.hidden)}</p>
    </>
  );
};

const TextFilter = ({ c, name, label }: { c: PanelContext; name: string; label: Sentence }) => (
  <label class="filter">
    {c.get("t")(label)}
    <input name={name} maxlength={100} value={c.req.query(name) ?? ""} />
  </label>
);

/** A dash for an unknown number. */
const numberOrDash = (c: PanelContext, count: number | null): string =>
  count === null ? "–" : numberIn(c.get("language"), count);

/** How many units are available, out of how many. */
const unitsOf = (c: PanelContext, { available, total }: Listed["launch"]["units"]): string =>
  `${numberOrDash(c, available)} / ${numberOrDash(c, total)}`;

export const launches = new Hono<PanelBindings>();

launches.get("/", async (c) => {
  const filtered = await accountInFilter(c);
  if (filtered.to) return c.redirect(filtered.to, 303);
  const query = { ...filtersOf(c, FILTERS), limit: "50" };
  const { data, nextCursor } = await ask(c, "listAllLaunches", { query });
  return show(
    c,
    <Page c={c} title={PLACES.launches}>
      <Refused problem={filtered.problem} />
      <Filters c={c}>
        <TextFilter c={c} name="organization" label={TEXTS.organization} />
        <AccountFilter c={c} label={TEXTS.account} filtered={filtered} />
        <TextFilter c={c} name="neighborhood" label={TEXTS.neighborhood} />
        <Choice c={c} name="status" label={TEXTS.status} choices={AVAILABILITIES} />
        <Choice c={c} name="constructionStage" label={TEXTS.stage} choices={STAGE_TITLES} />
      </Filters>
      {data.length === 0 ? (
        <Empty c={c} text={TEXTS.none} />
      ) : (
        <Table<Listed>
          c={c}
          rows={data}
          columns={[
            {
              title: TEXTS.name,
              cell: (listed) => (
                <>
                  <a href={pathOf(listed.launch.developmentId)}>{titleOf(listed.launch)}</a>
                  <p class="hint">{placeOf(listed)}</p>
                </>
              ),
            },
            {
              title: TEXTS.developer,
              cell: ({ launch: { developer } }) => (
                <a href={`/operator/accounts/${developer.accountId}`}>{developer.name}</a>
              ),
            },
            { title: TEXTS.status, cell: (listed) => <State c={c} listed={listed} /> },
            { title: TEXTS.units, cell: ({ launch: { units } }) => unitsOf(c, units), isNumber: true },
            { title: TEXTS.price, cell: ({ launch }) => pricesOf(c, launch), isNumber: true },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
    filtered.problem ? 422 : 200,
  );
});

const factsOf = (c: PanelContext, listed: Launch): readonly Fact[] => {
  const { launch } = listed;
  const { developer } = launch;
  return [
    [TEXTS.name, <code>{launch.developmentId}</code>],
    [TEXTS.developer, <a href={`/operator/accounts/${developer.accountId}`}>{developer.name}</a>],
    [TEXTS.place, placeOf(listed)],
    [TEXTS.status, <State c={c} listed={listed} />],
    [TEXTS.price, pricesOf(c, launch)],
    [TEXTS.units, unitsOf(c, launch.units)],
    [TEXTS.updated, <Time at={launch.updatedAt} language={c.get("language")} />],
  ];
};

const FigureTable = ({ c, listed }: { readonly c: PanelContext; readonly listed: Launch }) => {
  const language = c.get("language");
  const { developmentId } = listed.launch;
  const countColumn = (name: keyof typeof UNITS) => ({
    title: UNITS[name],
    cell: ({ launch }: Figures) => numberOrDash(c, launch[name]),
    isNumber: true as const,
  });
  return (
    <Table<Figures>
      c={c}
      rows={listed.figures}
      columns={[
        { title: TEXTS.ofFigures, cell: ({ title, propertyId }) => title ?? propertyId },
        { title: TEXTS.status, cell: ({ status }) => wordOf(c, LABELS.propertyStatus, status) },
        {
          title: TEXTS.stage,
          cell: ({ launch }) => (
            <>
              {launch.constructionStage && wordOf(c, STAGE_TITLES, launch.constructionStage)}
              {launch.constructionProgress !== null && (
                <p class="hint">{numberIn(language, launch.constructionProgress)}%</p>
              )}
            </>
          ),
        },
        ...(["unitsTotal", "unitsAvailable", "unitsReserved", "unitsSold"] as const).map(countColumn),
        ...(hasRole(c.get("operator"), ["ADMIN"])
          ? [
              {
                title: TEXTS.change,
                cell: ({ propertyId }: Figures) => (
                  <a href={pathOf(developmentId, `/figures/${propertyId}`)}>
                    {translator(language)(TEXTS.change)}
                  </a>
                ),
              },
            ]
          : []),
      ]}
    />
  );
};

const readLaunch = async (c: PanelContext): Promise<Launch> =>
  (await ask(c, "readAnyLaunch", { params: { developmentId: c.req.param("developmentId")! } })).data;

launches.get("/:developmentId", async (c) => {
  const t = c.get("t");
  const listed = await readLaunch(c);
  return show(
    c,
    <Page c={c} title={sameInBoth(titleOf(listed.launch))}>
      {c.req.query("saved") && <p class="notice good">{t(TEXTS.saved)}</p>}
      <section class="card">
        <Facts c={c} facts={factsOf(c, listed)} />
      </section>
      <h2>{t(TEXTS.figures)}</h2>
      <FigureTable c={c} listed={listed} />
    </Page>,
  );
});

const valuesIn = (form: FormData): Values =>
  Object.fromEntries(
    Object.keys(valuesOfLaunch(null)).map((name) => [name, textOf(form, name).replaceAll("\r", "")]),
  );

const figuresPage = async (
  c: PanelContext,
  sent?: { readonly form: FormData; readonly problem: Problem },
) => {
  const t = c.get("t");
  const listed = await readLaunch(c);
  const figures = listed.figures.find(({ propertyId }) => propertyId === c.req.param("propertyId"));
  if (!figures) return c.redirect(pathOf(listed.launch.developmentId), 303);
  const was = sent ? shownIn(sent.form) : valuesOfLaunch(figures.launch);
  const values = sent ? valuesIn(sent.form) : was;
  return show(
    c,
    <Page c={c} title={sameInBoth(figures.title ?? figures.propertyId)}>
      <Refused problem={sent?.problem} />
      <form method="post" action={pathOf(listed.launch.developmentId, `/figures/${figures.propertyId}`)}>
        <IdempotencyKey value={sent && textOf(sent.form, "once")} />
        <input type="hidden" name="accountId" value={listed.launch.developer.accountId} />
        <ShownFields values={was} />
        <LaunchFields c={c} values={values} problem={sent?.problem} />
        <button type="submit" class="main">
          {t(TEXTS.save)}
        </button>
      </form>
    </Page>,
    sent ? 422 : 200,
  );
};

launches.get("/:developmentId/figures/:propertyId", (c) => {
  requireProof(c, ["ADMIN"]);
  return figuresPage(c);
});

/** Sends only the figures changed on the page, so that another operator's change of another figure stays. */
launches.post("/:developmentId/figures/:propertyId", async (c) => {
  requireRole(c, ["ADMIN"]);
  const form = await formOf(c);
  const { developmentId, propertyId } = c.req.param();
  const launch = changedMembers(launchOf(valuesIn(form)), launchOf(shownIn(form)));
  const params = { accountId: textOf(form, "accountId") || "-", propertyId };
  const page = pathOf(developmentId, "?saved=1");
  if (Object.keys(launch).length === 0) return c.redirect(page, 303);
  const written = await send(c, "editProperty", { params, body: { launch }, once: textOf(form, "once") });
  return "problem" in written ? figuresPage(c, { ...written, form }) : c.redirect(page, 303);
});
