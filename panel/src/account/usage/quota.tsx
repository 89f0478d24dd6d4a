import { DAY_MS, monthEnd, monthStart } from "../../../../src/lib/clock.ts";
import type { Language } from "../../../../src/lib/language.ts";
import type { AnswerTo } from "../../api/operations.ts";
import type { PanelContext } from "../../context.ts";
import { numberIn, unbroken } from "../../kit/values.tsx";
import { USAGE } from "./texts.ts";

/** Earlier in the month its rate says nothing about the rest. */
const MIN_MS = DAY_MS;

/** When the quota ends at this rate; null if it lasts the month, or the month has only just begun. */
export const quotaEndOf = (calls: number, quota: number, now: number): number | null => {
  const start = monthStart(now);
  const passed = now - start;
  if (calls === 0 || passed < MIN_MS) return null;
  const end = start + (quota / calls) * passed;
  return end < monthEnd(now) ? end : null;
};

const dayIn = (language: Language, at: number): string =>
  unbroken(new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(at));

/** The month's calls against its quota, and the day on which it ends at this rate. */
export const Quota = ({ c, usage }: { readonly c: PanelContext; readonly usage: AnswerTo<"getUsage"> }) => {
  const { language, t } = c.var;
  const now = c.get("clock").now();
  const month = usage.data.find((one) => new Date(now).toISOString().startsWith(one.month));
  const calls = month?.calls ?? 0;
  const quota = month?.monthlyQuota ?? 0;
  const share = new Intl.NumberFormat(language, { style: "percent" }).format(quota ? calls / quota : 0);
  const end = quotaEndOf(calls, quota, now);
  const forecast = end === null ? t(USAGE.lasts) : t(USAGE.ends).replace("{day}", dayIn(language, end));
  return (
    <section class="card">
      <h2>{t(USAGE.month)}</h2>
      <p class="figure">{numberIn(language, calls)}</p>
      <progress value={calls} max={Math.max(1, quota)} aria-label={t(USAGE.month)} />
      <p class="hint">
        {t(USAGE.of).replace("{quota}", numberIn(language, quota)).replace("{share}", share)}
      </p>
      {quota > 0 && <p class="hint">{calls >= quota ? t(USAGE.used) : forecast}</p>}
    </section>
  );
};
