import { Hono } from "hono";
import { LABELS } from "../../../../src/vocabulary/labels.ts";
import { type PanelBindings, sayIn } from "../../context.ts";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { Time } from "../../kit/values.tsx";
import { ask } from "../../api/operator.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { SandboxFilter } from "../sandbox-filter.tsx";
import { PLACES } from "../texts.ts";
import { SIDE_KINDS, SIDE_SCOPES, wordOf } from "../words.ts";
import { SIDES } from "./texts.ts";

type Sides = AnswerTo<"listAllPartnerships">["data"][number];

const PAGE = "50";
const BASE = "/operator/partnerships";

const accountLink = (id: string) => <a href={`/operator/accounts/${id}`}>{id}</a>;

export const partnerships = new Hono<PanelBindings>();

partnerships.get("/", async (c) => {
  const language = c.get("language");
  const query = { ...filtersOf(c, ["status", "accountId", "sandbox"]), limit: PAGE };
  const { data, nextCursor } = await ask(c, "listAllPartnerships", { query });
  return show(
    c,
    <Page c={c} title={PLACES.partnerships}>
      <Filters c={c}>
        <label class="filter">
          {sayIn(language)(SIDES.account)}
          <input name="accountId" maxlength={100} value={c.req.query("accountId") ?? ""} />
        </label>
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
            { title: SIDES.partnership, cell: ({ id }) => <a href={`${BASE}/${id}`}>{id}</a> },
            { title: SIDES.status, cell: ({ status }) => wordOf(c, LABELS.partnershipStatus, status) },
            { title: SIDES.clientAccount, cell: ({ clientAccountId }) => accountLink(clientAccountId) },
            { title: SIDES.propertyAccount, cell: ({ propertyAccountId }) => accountLink(propertyAccountId) },
            {
              title: SIDES.progress,
              cell: ({ lastProgressAt }) => <Time at={lastProgressAt} language={language} />,
            },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
  );
});

partnerships.get("/:partnershipId", async (c) => {
  const language = c.get("language");
  const say = sayIn(language);
  const params = { partnershipId: c.req.param("partnershipId") };
  const { data: one } = await ask(c, "readBothSides", { params });
  const time = (at: string | null) => at && <Time at={at} language={language} />;
  const facts: readonly Fact[] = [
    [SIDES.partnership, <code>{one.id}</code>],
    [SIDES.kind, wordOf(c, SIDE_KINDS, one.kind)],
    [SIDES.scope, wordOf(c, SIDE_SCOPES, one.scope)],
    [SIDES.status, wordOf(c, LABELS.partnershipStatus, one.status)],
    [SIDES.clientAccount, accountLink(one.clientAccountId)],
    [SIDES.propertyAccount, accountLink(one.propertyAccountId)],
    [SIDES.client, <code>{one.leadId}</code>],
    [SIDES.property, one.propertyId && <code>{one.propertyId}</code>],
    [SIDES.development, one.developmentId && <code>{one.developmentId}</code>],
    [SIDES.score, one.score],
    [SIDES.marked, say(one.marked ? SIDES.yes : SIDES.no)],
    [SIDES.created, time(one.createdAt)],
    [SIDES.progress, time(one.lastProgressAt)],
    [SIDES.asked, time(one.updateAskedAt)],
    [SIDES.protectedUntil, time(one.protectedUntil)],
    [SIDES.protections, String(one.protections)],
    [SIDES.offMarket, time(one.propertyOffMarketAt)],
  ];
  return show(
    c,
    <Page c={c} title={SIDES.partnership}>
      <section class="card">
        <Facts c={c} facts={facts} />
      </section>
    </Page>,
  );
});
