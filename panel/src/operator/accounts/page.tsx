import { Hono } from "hono";
import type { AnswerTo } from "../../api/operations.ts";
import { ask } from "../../api/operator.ts";
import type { PanelBindings } from "../../context.ts";
import { Page, show } from "../../kit/frame.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { Time } from "../../kit/values.tsx";
import { ACCESS_STATES, stateOf, TIER_TITLES } from "../../resources/access.ts";
import { PLAN_WORDS } from "../names.ts";
import { hasRole } from "../navigation.tsx";
import { SandboxFilter } from "../sandbox-filter.tsx";
import { PLACES } from "../texts.ts";
import { ACCOUNT_TYPE_WORDS, SUBSCRIPTION_WORDS, wordOf } from "../words.ts";
import { OPERATOR_ACCOUNTS as TEXTS } from "./texts.ts";

export const accounts = new Hono<PanelBindings>();

accounts.get("/", async (c) => {
  const { language, t } = c.var;
  const { access, cursor, sandbox } = filtersOf(c, ["access", "sandbox"]);
  const isState = access !== undefined && Object.hasOwn(ACCESS_STATES, access);
  const query = {
    limit: "50",
    ...(sandbox === "true" && { sandbox }),
    ...(cursor && { cursor }),
    ...(isState && { access }),
  };
  const { data, nextCursor } = await ask(c, "listAccounts", { query });
  const make = hasRole(c.get("operator"), ["ADMIN"]) && (
    <a class="button main" href="/operator/accounts/new">
      {t(TEXTS.new)}
    </a>
  );
  return show(
    c,
    <Page c={c} title={PLACES.accounts} action={make || undefined}>
      <Filters c={c}>
        <Choice c={c} name="access" label={TEXTS.access} choices={ACCESS_STATES} />
        <SandboxFilter c={c} />
      </Filters>
      {data.length === 0 ? (
        <Empty c={c} text={TEXTS.none} />
      ) : (
        <Table<AnswerTo<"listAccounts">["data"][number]>
          c={c}
          rows={data}
          columns={[
            {
              title: TEXTS.name,
              cell: ({ id, name }) => (
                <>
                  <a href={`/operator/accounts/${id}`}>{name}</a>
                  <p class="hint">
                    <code>{id}</code>
                  </p>
                </>
              ),
            },
            { title: TEXTS.type, cell: ({ type }) => wordOf(c, ACCOUNT_TYPE_WORDS, type) },
            {
              title: TEXTS.plan,
              cell: ({ plan, subscription }) =>
                `${wordOf(c, PLAN_WORDS, plan)} · ${wordOf(c, SUBSCRIPTION_WORDS, subscription)}`,
            },
            { title: TEXTS.access, cell: (account) => t(stateOf(account.access?.status ?? null).title) },
            {
              title: TEXTS.tier,
              cell: ({ access: own }) => own && wordOf(c, TIER_TITLES, own.tier),
            },
            { title: TEXTS.created, cell: (account) => <Time at={account.createdAt} language={language} /> },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
  );
});
