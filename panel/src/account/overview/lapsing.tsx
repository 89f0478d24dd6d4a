import type { AnswerTo } from "../../api/operations.ts";
import { inAccount, type PanelContext } from "../../context.ts";
import { IdempotencyKey } from "../../kit/fields.tsx";
import { dateIn, numberIn } from "../../kit/values.tsx";
import { LAPSING } from "./texts.ts";

type Properties = NonNullable<AnswerTo<"readWaiting">["data"]["lapsingProperties"]>;

const MAX_NAMED = 5;

/** Properties that go offline within a week, and the button that keeps them online. */
export const Lapsing = ({ c, properties }: { readonly c: PanelContext; readonly properties: Properties }) => {
  if (properties.length === 0) return null;
  const { language, t } = c.var;
  const base = inAccount(c, "/properties");
  const count = numberIn(language, properties.length);
  const more = properties.length - MAX_NAMED;
  return (
    <section class="card lapsing">
      <h2>{t(LAPSING.title)}</h2>
      <p class="hint">{t(LAPSING.text)}</p>
      <ul>
        {properties.slice(0, MAX_NAMED).map(({ id, externalRef, title, offlineAt }) => (
          <li>
            <a href={`${base}/${id}`}>{title ?? externalRef ?? id}</a>{" "}
            <span class="hint">{t(LAPSING.until).replace("{day}", dateIn(language, offlineAt))}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p class="hint">{t(LAPSING.more).replace("{count}", numberIn(language, more))}</p>}
      <form method="post" action={`${base}/confirm`}>
        <IdempotencyKey value={undefined} />
        <input type="hidden" name="next" value={inAccount(c)} />
        {properties.map(({ id }) => (
          <input type="hidden" name="/ids" value={id} />
        ))}
        <button type="submit" class="main">
          {t(properties.length === 1 ? LAPSING.confirmOne : LAPSING.confirm).replace("{count}", count)}
        </button>
      </form>
    </section>
  );
};
