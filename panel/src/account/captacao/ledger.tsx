import { Hono } from "hono";
import { ask, read, readAll } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { inAccount, type PanelBindings, type PanelContext, translator } from "../../context.ts";
import { sendCsv } from "../../kit/csv.ts";
import { CsvLink } from "../../kit/csv-link.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { newestOf } from "../../kit/newest.ts";
import { StepChart } from "../../kit/step-chart.tsx";
import { Empty, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { dateIn, moneyIn, Time } from "../../kit/values.tsx";
import { emailsOf } from "../../resources/emails.ts";
import { LEDGER_TITLES } from "../../resources/ledger.ts";
import { kindOf } from "../audit/kinds.ts";
import { AUDIT } from "../audit/texts.ts";
import { namesOf } from "../names.ts";
import { LEDGER } from "./texts.ts";

type Entry = AnswerTo<"listLedger">["data"][number];
const CENTS = 100;

/** The balance after each of the newest entries, and now. */
const Balance = ({ c, entries }: { readonly c: PanelContext; readonly entries: readonly Entry[] }) => {
  const language = c.get("language");
  const now = c.get("clock").now();
  const step = ({ at, balanceCents }: Entry) => ({
    at: Date.parse(at),
    label: dateIn(language, at),
    value: balanceCents / CENTS,
  });
  return (
    <StepChart
      c={c}
      title={LEDGER.overTime}
      of={LEDGER.when}
      measure={LEDGER.after}
      steps={entries.toReversed().map(step)}
      until={{ at: now, label: translator(language)(LEDGER.now) }}
      show={(reais) => moneyIn(language, reais)}
    />
  );
};

/** Names of the owners and of whoever moved money: keys by name, people by e-mail address. */
const namesIn = async (c: PanelContext, entries: readonly Entry[]): Promise<ReadonlyMap<string, string>> => {
  const actors = entries.map(({ actor }) => actor);
  const [emails, names] = await Promise.all([
    emailsOf(c, actors),
    namesOf(c, [...actors, ...entries.map(({ ownerId }) => ownerId)]),
  ]);
  return new Map([...names, ...emails]);
};

export const ledger = new Hono<PanelBindings>();

ledger.get("/", async (c) => {
  const { language, t } = c.var;
  const query = { ...filtersOf(c, []), limit: "50" };
  const [settings, page] = await readAll(c, read("getCaptacaoSettings"), read("listLedger", { query }));
  const names = await namesIn(c, page.data);
  return show(
    c,
    <Page c={c} title={LEDGER.title} action={<CsvLink c={c} />}>
      <section class="card">
        <p class="figure">{moneyIn(language, settings.data.balanceCents / CENTS)}</p>
        <p class="hint">{t(LEDGER.balance)}</p>
      </section>
      {!c.req.query("cursor") && <Balance c={c} entries={page.data} />}
      {page.data.length === 0 ? (
        <Empty c={c} text={LEDGER.none} />
      ) : (
        <Table<Entry>
          c={c}
          rows={page.data}
          columns={[
            { title: LEDGER.kind, cell: ({ kind }) => t(LEDGER_TITLES[kind]!) },
            { title: LEDGER.when, cell: ({ at }) => <Time at={at} language={language} /> },
            {
              title: LEDGER.reference,
              cell: ({ reference, ownerId, note }) =>
                ownerId ? (
                  <a href={inAccount(c, `/captacao/owners/${ownerId}`)}>{names.get(ownerId) ?? ownerId}</a>
                ) : (
                  <>
                    {reference}
                    {note && <p class="hint">{note}</p>}
                  </>
                ),
            },
            { title: AUDIT.actor, cell: ({ actor }) => names.get(actor) ?? t(kindOf(actor)) },
            {
              title: LEDGER.amount,
              cell: ({ amountCents }) => moneyIn(language, amountCents / CENTS),
              isNumber: true,
            },
            {
              title: LEDGER.after,
              cell: ({ balanceCents }) => moneyIn(language, balanceCents / CENTS),
              isNumber: true,
            },
          ]}
        />
      )}
      <Pager c={c} next={page.nextCursor} />
    </Page>,
  );
});

ledger.get("/list.csv", async (c) => {
  const { data } = await newestOf((query) => ask(c, "listLedger", { query }));
  const names = await namesIn(c, data);
  const rows = data.map(({ at, kind, amountCents, balanceCents, reference, ownerId, actor }) => [
    at,
    kind,
    amountCents / CENTS,
    balanceCents / CENTS,
    reference,
    ownerId,
    names.get(ownerId ?? "") ?? null,
    names.get(actor) ?? actor,
  ]);
  const columns = ["at", "kind", "amount", "balance", "reference", "ownerId", "owner", "actor"];
  return sendCsv(c, "ledger.csv", [columns, ...rows]);
});
