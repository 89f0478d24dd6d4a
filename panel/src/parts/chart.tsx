import type { Sentence } from "../../../src/lib/language.ts";
import { type PanelContext, sayIn } from "../context.ts";
import { CHART } from "../texts/chart.ts";
import { numberIn } from "./values.tsx";

/** One layer of every bar. */
export interface Series {
  readonly title: Sentence;
  /** Decides the colour. */
  readonly kind: "good" | "warning" | "bad" | "plain";
}

export interface Bar {
  readonly label: string;
  /** One number for each series, from the bottom up. */
  readonly values: readonly number[];
}

interface ChartParts {
  readonly c: PanelContext;
  readonly title: Sentence;
  /** What a bar is, over the first column of the numbers. */
  readonly of: Sentence;
  readonly series: readonly Series[];
  readonly bars: readonly Bar[];
  /** The text of a number, where it is no count. */
  readonly show?: (value: number) => string;
  /** A line across, such as a quota. */
  readonly line?: { readonly title: Sentence; readonly at: number };
}

const HEIGHT = 100;
/** Of the place that a bar has. */
const WIDTH = 0.72;

const sumOf = ({ values }: Bar): number => values.reduce((sum, value) => sum + value, 0);

/** A round number that no bar passes: 1, 2 or 5 and zeros. */
export const ceilingOf = (most: number): number => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return [1, 2, 5, 10].map((step) => step * unit).find((one) => one >= most)!;
};

interface DrawnParts {
  readonly bar: Bar;
  readonly at: number;
  readonly ceiling: number;
  readonly series: readonly Series[];
}

/** Layers stand on each other. */
const Drawn = ({ bar, at, ceiling, series }: DrawnParts) => {
  let below = 0;
  return (
    <>
      {bar.values.map((value, index) => {
        const height = (value / ceiling) * HEIGHT;
        below += height;
        return value > 0 ? (
          <rect
            class={series[index]!.kind}
            x={at + (1 - WIDTH) / 2}
            y={(HEIGHT - below).toFixed(2)}
            width={WIDTH}
            height={height.toFixed(2)}
          />
        ) : null;
      })}
    </>
  );
};

const Legend = ({ c, series, line }: Pick<ChartParts, "c" | "series" | "line">) => {
  const say = sayIn(c.get("language"));
  return (
    <ul class="legend">
      {series.map(({ title, kind }) => (
        <li class={kind}>{say(title)}</li>
      ))}
      {line && <li class="line">{say(line.title)}</li>}
    </ul>
  );
};

const Numbers = ({ c, of, series, bars, show }: Omit<Required<ChartParts>, "line" | "title">) => {
  const say = sayIn(c.get("language"));
  return (
    <details>
      <summary>{say(CHART.numbers)}</summary>
      <table>
        <thead>
          <tr>
            {[of, ...series.map(({ title }) => title)].map((title, index) => (
              <th scope="col" {...(index > 0 && { class: "number" })}>
                {say(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, values }) => (
            <tr>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td class="number" data-label={say(series[index]!.title)}>
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

/** Bars of one or more layers, drawn by the server; the same numbers stand in a table below. */
export const BarChart = (parts: ChartParts) => {
  const { c, title, of, series, bars, line } = parts;
  const show = parts.show ?? ((value: number) => numberIn(c.get("language"), value));
  const name = sayIn(c.get("language"))(title);
  const ceiling = ceilingOf(Math.max(line?.at ?? 0, ...bars.map(sumOf)));
  const labels = [bars[0], bars.length > 2 ? bars[bars.length >> 1] : undefined, bars.at(-1)];
  const limit = line && (HEIGHT - (line.at / ceiling) * HEIGHT).toFixed(2);
  return (
    <figure class="chart card">
      <figcaption>
        <h2>{name}</h2>
        <Legend c={c} series={series} {...(line && { line })} />
      </figcaption>
      <p class="scale" aria-hidden="true">
        {show(ceiling)}
      </p>
      <svg
        viewBox={`0 0 ${Math.max(1, bars.length)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={name}
      >
        {bars.map((bar, at) => (
          <Drawn bar={bar} at={at} ceiling={ceiling} series={series} />
        ))}
        {limit !== undefined && <line x1="0" x2={bars.length} y1={limit} y2={limit} />}
      </svg>
      <p class="scale labels" aria-hidden="true">
        {labels.map((one) => one && <span>{one.label}</span>)}
      </p>
      <Numbers c={c} of={of} series={series} bars={bars} show={show} />
    </figure>
  );
};
