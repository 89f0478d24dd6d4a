import type { Sentence } from "../../../../src/lib/language.ts";
import type { AnswerTo } from "../../api/operations.ts";
import type { PanelContext } from "../../context.ts";
import { phoneText } from "../../kit/contact.tsx";
import { Facts } from "../../kit/facts.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { stateOf, TIER_TITLES } from "../../resources/access.ts";
import { PLAN_WORDS } from "../names.ts";
import { ACCOUNT_STATUS_WORDS, ACCOUNT_TYPE_WORDS, SUBSCRIPTION_WORDS, wordOf } from "../words.ts";
import { OPERATOR_ACCOUNTS as TEXTS } from "./texts.ts";

/** What an operator reads about an account before deciding. */
export const AccountFacts = ({
  c,
  account,
  title,
}: {
  c: PanelContext;
  account: AnswerTo<"getAccount">["data"];
  title: Sentence;
}) => {
  const { language, t } = c.var;
  return (
    <section class="card">
      <h2>{t(title)}</h2>
      <Facts
        c={c}
        facts={[
          [TEXTS.id, <code>{account.id}</code>],
          [TEXTS.type, wordOf(c, ACCOUNT_TYPE_WORDS, account.type)],
          [TEXTS.status, wordOf(c, ACCOUNT_STATUS_WORDS, account.status)],
          [TEXTS.plan, wordOf(c, PLAN_WORDS, account.plan)],
          [TEXTS.subscription, wordOf(c, SUBSCRIPTION_WORDS, account.subscription)],
          [TEXTS.propertyLimit, numberIn(language, account.propertyLimit)],
          [TEXTS.access, t(stateOf(account.access?.status ?? null).title)],
          [TEXTS.tier, account.access && wordOf(c, TIER_TITLES, account.access.tier)],
          [
            TEXTS.pilotUntil,
            account.access?.pilotUntil && <Time at={account.access.pilotUntil} language={language} />,
          ],
          [TEXTS.owner, account.ownerName],
          [TEXTS.ownerEmail, account.ownerEmail],
          [TEXTS.phone, account.phone && phoneText(account.phone)],
          [TEXTS.organization, account.organization],
          [TEXTS.creci, account.creci],
          [TEXTS.creciVerified, t(account.creciVerified ? TEXTS.yes : TEXTS.no)],
          [TEXTS.sandboxOf, account.sandboxOf],
          [TEXTS.created, <Time at={account.createdAt} language={language} />],
        ]}
      />
    </section>
  );
};
