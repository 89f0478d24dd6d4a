import type { Child } from "hono/jsx";
import type { AnswerTo } from "../../api/operations.ts";
import type { PanelContext } from "../../context.ts";
import { Empty, Pager, Table } from "../../kit/table.tsx";
import { moneyIn, numberIn } from "../../kit/values.tsx";
import { NamedAccount } from "../account-names.tsx";
import { ACCOUNT_STATUS_WORDS, wordOf } from "../words.ts";
import { FITTING } from "./texts.ts";

export type Fitting = AnswerTo<"listFittingAccounts">;
type Account = Fitting["data"][number];

const CENTS = 100;

const Ready = ({ c, account }: { readonly c: PanelContext; readonly account: Account }) => {
  const t = c.get("t");
  return (
    <>
      <span class={account.ready ? "badge good" : "badge"}>
        {t(account.ready ? FITTING.ready : FITTING.notReady)}
      </span>
      {!account.termsAccepted && <p class="hint">{t(FITTING.noTerms)}</p>}
      {account.status !== "ACTIVE" && <p class="hint">{wordOf(c, ACCOUNT_STATUS_WORDS, account.status)}</p>}
    </>
  );
};

interface Parts {
  readonly c: PanelContext;
  readonly fitting: Fitting;
  /** Draws the button that makes an offer to the account. */
  readonly act: (account: Account) => Child;
}

/** The accounts that may get an offer, with the free owners and the balance that they have left. */
export const FittingAccounts = ({ c, fitting: { data, nextCursor }, act }: Parts) => {
  const { language, t } = c.var;
  return (
    <section>
      <h2>{t(FITTING.title)}</h2>
      <p class="hint">{t(FITTING.text)}</p>
      {data.length === 0 ? (
        <Empty c={c} text={FITTING.none} />
      ) : (
        <Table<Account>
          c={c}
          rows={data}
          columns={[
            {
              title: FITTING.account,
              cell: ({ name, accountId }) => (
                <NamedAccount c={c} id={accountId} names={new Map([[accountId, name]])} />
              ),
            },
            { title: FITTING.state, cell: (account) => <Ready c={c} account={account} /> },
            {
              title: FITTING.free,
              cell: ({ freeLeadsLeft }) => numberIn(language, freeLeadsLeft),
              isNumber: true,
            },
            {
              title: FITTING.balance,
              cell: ({ balanceCents }) => moneyIn(language, balanceCents / CENTS),
              isNumber: true,
            },
            { title: FITTING.open, cell: ({ openOffers }) => numberIn(language, openOffers), isNumber: true },
            { title: FITTING.act, cell: act },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </section>
  );
};
