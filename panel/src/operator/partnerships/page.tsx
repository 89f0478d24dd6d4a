import { Hono } from "hono";
import { LABELS } from "../../../../src/vocabulary/labels.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask } from "../../api/operator.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Refused } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { Time } from "../../kit/values.tsx";
import { AccountFilter, accountInFilter } from "../account-field.tsx";
import { accountNames, NamedAccount } from "../account-names.tsx";
import { SandboxFilter } from "../sandbox-filter.tsx";
import { PLACES } from "../texts.ts";
import { SIDE_KINDS, SIDE_SCOPES, wordOf } from "../words.ts";
import { SIDES } from "./texts.ts";

type Sides = AnswerTo<"listAllPartnerships">["data"][number];
const BASE = "/operator/partnerships";

const titleOf = (c: PanelContext, { title }: Pick<Sides, "title">): string =>
  title ?? c.get("t")(SIDES.untitled);

export const partnerships = new Hono<PanelBindings>();

partnerships.get("/", async (c) => {
  const language = c.get("language");
  const filtered = await accountInFilter(c);
  if (filtered.to) return c.redirect(filtered.to, 303);
  const query = { ...filtersOf(c, ["status", "accountId", "sandbox"]), limit: "50" };
  const { data, nextCursor } = await ask(c, "listAllPartnerships", { query });
  const names = await accountNames(
    c,
    data.flatMap(({ clientAccountId, propertyAccountId }) => [clientAccountId, propertyAccountId]),
  );
  return show(
    c,
    <Page c={c} title={PLACES.partnerships}>
      <Refused problem={filtered.problem} />
      <Filters c={c}>
        <AccountFilter c={c} label={SIDES.account} filtered={filtered} />
        <Choice c={c} name="status" label={SIDES.status} choices={LABELS.partnershipStatus} />
        <SandboxFilter c={c} />
      </Filters>
      {data.length === 0 ? (
        <Empty c={c} text={SIDES.none} />
      ) : (
        <Table<Sides>
          c={c}
          rows={data}
          columns={[
            {
              title: SIDES.property,
              cell: (partnership) => <a href={`${BASE}/${partnership.id}`}>{titleOf(c, partnership)}</a>,
            },
            { title: SIDES.created, cell: ({ createdAt }) => <Time at={createdAt} language={language} /> },
            { title: SIDES.status, cell: ({ status }) => wordOf(c, LABELS.partnershipStatus, status) },
            {
              title: SIDES.clientAccount,
              cell: ({ clientAccountId }) => <NamedAccount c={c} id={clientAccountId} names={names} />,
            },
            {
              title: SIDES.propertyAccount,
              cell: ({ propertyAccountId }) => <NamedAccount c={c} id={propertyAccountId} names={names} />,
            },
            {
              title: SIDES.progress,
              cell: ({ lastProgressAt }) => <Time at={lastProgressAt} language={language} />,
            },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
    filtered.problem ? 422 : 200,
  );
});

partnerships.get("/:partnershipId", async (c) => {
  const { language, t } = c.var;
  const params = { partnershipId: c.req.param("partnershipId") };
  const { data: partnership } = await ask(c, "readBothSides", { params });
  const names = await accountNames(c, [partnership.clientAccountId, partnership.propertyAccountId]);
  const time = (at: string | null) => at && <Time at={at} language={language} />;
  const facts: readonly Fact[] = [
    [SIDES.partnership, <code>{partnership.id}</code>],
    [SIDES.kind, wordOf(c, SIDE_KINDS, partnership.kind)],
    [SIDES.scope, wordOf(c, SIDE_SCOPES, partnership.scope)],
    [SIDES.status, wordOf(c, LABELS.partnershipStatus, partnership.status)],
    [SIDES.clientAccount, <NamedAccount c={c} id={partnership.clientAccountId} names={names} />],
    [SIDES.propertyAccount, <NamedAccount c={c} id={partnership.propertyAccountId} names={names} />],
    [SIDES.client, <code>{partnership.leadId}</code>],
    [SIDES.title, partnership.title],
    [SIDES.property, partnership.propertyId && <code>{partnership.propertyId}</code>],
    [SIDES.development, partnership.developmentId && <code>{partnership.developmentId}</code>],
    [SIDES.score, partnership.score],
    [SIDES.marked, t(partnership.marked ? SIDES.yes : SIDES.no)],
    [SIDES.created, time(partnership.createdAt)],
    [SIDES.progress, time(partnership.lastProgressAt)],
    [SIDES.asked, time(partnership.updateAskedAt)],
    [SIDES.protectedUntil, time(partnership.protectedUntil)],
    [SIDES.protections, String(partnership.protections)],
    [SIDES.offMarket, time(partnership.propertyOffMarketAt)],
  ];
  return show(
    c,
    <Page c={c} title={`${t(SIDES.partnership)}: ${titleOf(c, partnership)}`}>
      <section class="card">
        <Facts c={c} facts={facts} />
      </section>
    </Page>,
  );
});
