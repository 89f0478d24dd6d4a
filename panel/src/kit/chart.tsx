import type { Child } from "hono/jsx";
import type { Sentence } from "../../../src/lib/language.ts";
import { type PanelContext, translator } from "../context.ts";
import { CHART } from "./chart-texts.ts";
import { numberIn } from "./values.tsx";

/** One layer of every bar. */
interface Series {
  readonly title: Sentence;
  /** Decides the color. */
  readonly kind: "good" | "warning" | "bad" | "plain";
}

export interface Bar {
  readonly label: string;
  /** One number for each series, from the bottom up. */
  readonly values: readonly number[];
}

interface NumbersParts {
  readonly c: PanelContext;
  /** The heading of the first column. */
  readonly of: Sentence;
  readonly series: readonly Pick<Series, "title">[];
  readonly bars: readonly Bar[];
  readonly show: (value: number) => string;
}

/** What a chart draws, as a table. */
const Numbers = ({ c, of, series, bars, show }: NumbersParts) => {
  const t = c.get("t");
  return (
    <details>
      <summary>{t(CHART.numbers)}</summary>
      <table>
        <thead>
          <tr>
            {[of, ...series.map(({ title }) => title)].map((title, index) => (
              <th scope="col" {...(index > 0 && { class: "number" })}>
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, values }) => (
            <tr>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td class="number" data-label={t(series[index]!.title)}>
                  {show(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

export const HEIGHT = 100;

/** A round number, at least the largest value: a digit and zeros. */
export const ceilingOf = (highest: number): number => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  return [1, 2, 3, 4, 5, 6, 8, 10].map((step) => step * unit).find((one) => one >= highest)!;
};

/** The distance from the top at which a value is drawn. */
export const heightOf = (value: number, ceiling: number): string =>
  (HEIGHT - (value / ceiling) * HEIGHT).toFixed(2);

interface FigureParts extends NumbersParts {
  readonly title: Sentence;
  readonly legend?: Child;
  readonly ceiling: number;
  /** The width of the drawing; its height is 100. */
  readonly width: number;
  readonly hint?: string | undefined;
  readonly children?: Child;
}

/** A drawing with its scale and its first, middle and last label; a table below has the same numbers. */
export const ChartFigure = ({ title, legend, ceiling, width, hint, children, ...numbers }: FigureParts) => {
  const { c, bars, show } = numbers;
  const name = c.get("t")(title);
  const labels = [bars[0], bars.length > 2 ? bars[bars.length >> 1] : undefined, bars.at(-1)];
  const half = HEIGHT / 2;
  return (
    <figure class="chart card">
      <figcaption>
        <h2>{name}</h2>
        {legend}
      </figcaption>
      <p class="scale" aria-hidden="true">
        {show(ceiling)}
      </p>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={name}>
        <path class="grid" d={`M0 0H${width}M0 ${half}H${width}`} />
        {children}
      </svg>
      <p class="scale labels" aria-hidden="true">
        {labels.map((one) => one && <span>{one.label}</span>)}
      </p>
      {hint && <p class="hint">{hint}</p>}
      <Numbers {...numbers} />
    </figure>
  );
};

interface ChartParts {
  readonly c: PanelContext;
  readonly title: Sentence;
  /** What a bar represents: the heading of the table's first column. */
  readonly of: Sentence;
  readonly series: readonly Series[];
  readonly bars: readonly Bar[];
  /** A horizontal line, such as a quota. */
  readonly line?: { readonly title: Sentence; readonly at: number };
  readonly hint?: string | undefined;
}

/** The part of its slot that a bar fills. */
const WIDTH = 0.72;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

interface StackedBarParts {
  readonly bar: Bar;
  readonly at: number;
  readonly ceiling: number;
  readonly series: readonly Series[];
  readonly label: string;
}

/** One stacked bar, whose title has its numbers. */
const StackedBar = ({ bar, at, ceiling, series, label }: StackedBarParts) => {
  let below = 0;
  return (
    <g class="bar">
      <title>{label}</title>
      <rect class="whole" x={at} y="0" width="1" height={HEIGHT} />
      {bar.values.map((value, index) => {
        below += value;
        return value > 0 ? (
          <rect
            class={series[index]!.kind}
            x={at + (1 - WIDTH) / 2}
            y={heightOf(below, ceiling)}
            width={WIDTH}
            height={((value / ceiling) * HEIGHT).toFixed(2)}
          />
        ) : null;
      })}
    </g>
  );
};

/** Names each layer, with its sum. */
const Legend = ({ c, series, bars, line }: Pick<ChartParts, "c" | "series" | "bars" | "line">) => {
  const { language, t } = c.var;
  return (
    <ul class="legend">
      {series.map(({ title, kind }, index) => (
        <li class={kind}>
          {t(title)} <b>{numberIn(language, sumOf(bars.map(({ values }) => values[index]!)))}</b>
        </li>
      ))}
      {line && (
        <li class="line">
          {t(line.title)} <b>{numberIn(language, line.at)}</b>
        </li>
      )}
    </ul>
  );
};

/** Bars of one or more layers, drawn by the server. Left out for a single bar, which says no more than its number. */
export const BarChart = ({ c, title, of, series, bars, line, hint }: ChartParts) => {
  if (bars.length < 2) return null;
  const language = c.get("language");
  const show = (value: number) => numberIn(language, value);
  const ceiling = ceilingOf(Math.max(line?.at ?? 0, ...bars.map(({ values }) => sumOf(values))));
  const limit = line && heightOf(line.at, ceiling);
  const labelOf = ({ label, values }: Bar) =>
    [
      label,
      ...values.map((value, index) => `${translator(language)(series[index]!.title)}: ${show(value)}`),
    ].join("\n");
  return (
    <ChartFigure
      c={c}
      title={title}
      of={of}
      series={series}
      bars={bars}
      show={show}
      ceiling={ceiling}
      hint={hint}
      width={Math.max(1, bars.length)}
      legend={<Legend c={c} series={series} bars={bars} {...(line && { line })} />}
    >
      {bars.map((bar, at) => (
        <StackedBar bar={bar} at={at} ceiling={ceiling} series={series} label={labelOf(bar)} />
      ))}
      {limit !== undefined && <line x1="0" x2={bars.length} y1={limit} y2={limit} />}
    </ChartFigure>
  );
};
