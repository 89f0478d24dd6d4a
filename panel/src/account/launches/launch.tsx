import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { MAX_NOTE_CHARS } from "../../../../src/vocabulary/limits.ts";
import { read, readAll, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext, translator } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Field, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Table } from "../../kit/table.tsx";
import { dayIn, moneyIn, numberIn } from "../../kit/values.tsx";
import { type Launch, pricesOf, titleOf } from "../../resources/launches/launch.ts";
import { STAGE_TITLES, UNITS } from "../../resources/launches/texts.ts";
import { launchesBase } from "./page.tsx";
import { LAUNCHES } from "./texts.ts";

type UnitType = Launch["typologies"][number];

const pathOf = (c: PanelContext): string => `${launchesBase(c)}/${c.req.param("developmentId")}`;

const paramsOf = (c: PanelContext) => ({ developmentId: c.req.param("developmentId") ?? "" });

const percent = (c: PanelContext, value: number | null): string | null =>
  value === null ? null : `${numberIn(c.get("language"), value)}%`;

const factsOf = (c: PanelContext, launch: Launch): readonly Fact[] => {
  const { language } = c.var;
  const { address, constructionStage, partnershipTerms } = launch;
  const street = [address.street, address.number].filter(Boolean).join(", ");
  const place = [address.neighborhood, address.city, address.state].filter(Boolean).join(", ");
  return [
    [LAUNCHES.developer, launch.developer.name],
    [LAUNCHES.place, [street, place].filter(Boolean).join(" · ")],
    [LAUNCHES.price, pricesOf(c, launch)],
    [LAUNCHES.stage, constructionStage && STAGE_TITLES[constructionStage]?.[language]],
    [LAUNCHES.progress, percent(c, launch.constructionProgress)],
    [LAUNCHES.delivery, launch.deliveryDate && dayIn(c.get("language"), launch.deliveryDate)],
    [LAUNCHES.commission, percent(c, partnershipTerms.commissionPercent)],
    [LAUNCHES.split, percent(c, partnershipTerms.splitListingPercent)],
    [LAUNCHES.about, launch.description],
  ];
};

/** The known figures of the units. */
const Units = ({ c, units }: { readonly c: PanelContext; readonly units: Launch["units"] }) => {
  const language = c.get("language");
  const figures = [
    [UNITS.unitsTotal, units.total],
    [UNITS.unitsAvailable, units.available],
    [UNITS.unitsReserved, units.reserved],
    [UNITS.unitsSold, units.sold],
  ] as const;
  const known = figures.filter(([, count]) => count !== null);
  return known.length === 0 ? null : (
    <section>
      <h2>{translator(language)(LAUNCHES.units)}</h2>
      <div class="cards">
        {known.map(([title, count]) => (
          <section class="card">
            <p class="figure">{numberIn(language, count ?? 0)}</p>
            <p class="hint">{translator(language)(title)}</p>
          </section>
        ))}
      </div>
    </section>
  );
};

const UnitTypes = ({ c, rows }: { readonly c: PanelContext; readonly rows: readonly UnitType[] }) => {
  const language = c.get("language");
  const count = (value: number | null) => value !== null && numberIn(language, value);
  return rows.length === 0 ? null : (
    <section>
      <h2>{translator(language)(LAUNCHES.types)}</h2>
      <Table<UnitType>
        c={c}
        rows={rows}
        columns={[
          { title: LAUNCHES.type, cell: (type) => type.title ?? type.propertyId },
          { title: LAUNCHES.rooms, cell: ({ bedrooms }) => count(bedrooms), isNumber: true },
          {
            title: LAUNCHES.area,
            cell: ({ area }) => area !== null && `${numberIn(language, area)} m²`,
            isNumber: true,
          },
          {
            title: LAUNCHES.price,
            cell: ({ price }) => price !== null && moneyIn(language, price),
            isNumber: true,
          },
          { title: LAUNCHES.available, cell: (type) => count(type.unitsAvailable), isNumber: true },
        ]}
      />
    </section>
  );
};

/** Searches for clients to choose from in the form. */
const FindClient = ({ c }: { readonly c: PanelContext }) => {
  const t = c.get("t");
  return (
    <form method="get" action={pathOf(c)} class="filters">
      <label class="filter">
        {t(LAUNCHES.find)}
        <input type="search" name="q" maxlength={100} value={c.req.query("q") ?? ""} />
      </label>
      <button type="submit" class="plain">
        {t(LAUNCHES.search)}
      </button>
    </form>
  );
};

/** The content of a refused form. */
interface Sent {
  readonly problem: Problem;
  readonly leadId: string;
  readonly message: string;
}

interface RegisterParts {
  readonly c: PanelContext;
  readonly clients: readonly AnswerTo<"listLeads">["data"][number][];
  readonly sent: Sent | undefined;
}

const Register = ({ c, clients, sent }: RegisterParts) => {
  const t = c.get("t");
  const problem = sent?.problem;
  return (
    <section class="card" id="register">
      <h2>{t(LAUNCHES.register)}</h2>
      <p>{t(LAUNCHES.registerText)}</p>
      <FindClient c={c} />
      {clients.length === 0 ? (
        <p>{t(LAUNCHES.nobody)}</p>
      ) : (
        <Act c={c} to={`${pathOf(c)}/clients`} title={LAUNCHES.register} kind="main">
          <Field
            label={t(LAUNCHES.client)}
            pointer="/leadId"
            problem={problem}
            control={(own) => (
              <select {...own}>
                {clients.map(({ id, name, externalRef }) => (
                  <option value={id} selected={id === sent?.leadId}>
                    {[name, externalRef].filter(Boolean).join(" · ")}
                  </option>
                ))}
              </select>
            )}
          />
          <Field
            label={t(LAUNCHES.message)}
            pointer="/message"
            problem={problem}
            control={(own) => (
              <textarea rows={3} maxlength={MAX_NOTE_CHARS} {...own}>
                {sent?.message ?? ""}
              </textarea>
            )}
          />
        </Act>
      )}
    </section>
  );
};

const launchPage = async (c: PanelContext, sent?: Sent) => {
  const q = c.req.query("q")?.trim();
  const query = { state: "ACTIVE", limit: "25", ...(q && { q }) };
  const [{ data: launch }, { data: clients }] = await readAll(
    c,
    read("getLaunch", { params: paramsOf(c) }),
    read("listLeads", { query }),
  );
  const isOwn = launch.developer.accountId === c.get("membership").accountId;
  return show(
    c,
    <Page c={c} title={titleOf(launch)}>
      <Refused problem={sent?.problem} />
      <section class="card">
        <Facts c={c} facts={factsOf(c, launch)} />
      </section>
      <Units c={c} units={launch.units} />
      <UnitTypes c={c} rows={launch.typologies} />
      {isOwn ? (
        <p class="hint">{c.get("t")(LAUNCHES.own)}</p>
      ) : (
        <Register c={c} clients={clients} sent={sent} />
      )}
    </Page>,
    sent ? 422 : 200,
  );
};

export const launch = new Hono<PanelBindings>();

launch.get("/:developmentId", (c) => launchPage(c));

/** A client who is already registered leads to the existing partnership. */
launch.post("/:developmentId/clients", async (c) => {
  const form = await formOf(c);
  const leadId = textOf(form, "/leadId");
  const message = textOf(form, "/message");
  const body = { leadId, ...(message && { message }) };
  const written = await send(c, "registerLaunchClient", {
    params: paramsOf(c),
    body,
    once: textOf(form, "once"),
  });
  return "problem" in written
    ? launchPage(c, { problem: written.problem, leadId, message })
    : c.redirect(inAccount(c, `/partnerships/${written.done.data.id}`), 303);
});
