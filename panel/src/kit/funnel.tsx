import type { Sentence } from "../../../src/lib/language.ts";
import type { PanelContext } from "../context.ts";
import { FUNNEL } from "./chart-texts.ts";
import { numberIn } from "./values.tsx";

export interface Stage {
  readonly title: Sentence;
  readonly count: number;
  /** Counting stopped at a limit: there may be more. */
  readonly isCut: boolean;
}

interface FunnelParts {
  readonly c: PanelContext;
  readonly title: Sentence;
  readonly stages: readonly Stage[];
}

/**
 * How many reached each stage. The table is the chart: each row has a number, its share of the row above, and a bar.
 */
export const Funnel = ({ c, title, stages }: FunnelParts) => {
  const { language, t } = c.var;
  const widest = Math.max(1, ...stages.map(({ count }) => count));
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const shareOf = (index: number): string => {
    const before = stages[index - 1]?.count;
    return before ? percent.format(stages[index]!.count / before) : "";
  };
  return (
    <section class="card chart funnel">
      <h2>{t(title)}</h2>
      <table>
        <thead class="unseen">
          <tr>
            <th scope="col">{t(FUNNEL.stage)}</th>
            <td />
            <th scope="col">{t(FUNNEL.count)}</th>
            <th scope="col">{t(FUNNEL.share)}</th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ title: name, count, isCut }, index) => (
            <tr>
              <th scope="row">{t(name)}</th>
              <td class="drawn">
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect class="good" width={((count / widest) * 100).toFixed(2)} height="1" />
                </svg>
              </td>
              <td class="number">
                {numberIn(language, count)}
                {isCut && "+"}
              </td>
              <td class="number share">{shareOf(index)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{t(FUNNEL.now)}</p>
    </section>
  );
};
