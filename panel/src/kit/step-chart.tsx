import type { Sentence } from "../../../src/lib/language.ts";
import type { PanelContext } from "../context.ts";
import { ChartFigure, ceilingOf, HEIGHT, heightOf } from "./chart.tsx";

/** A value that holds from a moment until the next step. */
export interface Step {
  readonly at: number;
  readonly label: string;
  readonly value: number;
}

interface StepChartParts {
  readonly c: PanelContext;
  readonly title: Sentence;
  /** The heading of the first column of the table. */
  readonly of: Sentence;
  readonly measure: Sentence;
  /** Oldest first. */
  readonly steps: readonly Step[];
  /** Where the line ends. */
  readonly until: Omit<Step, "value">;
  readonly show: (value: number) => string;
}

const WIDTH = 1_000;

/** A line in steps over an even time axis: an amount that stays until it changes. */
export const StepChart = ({ c, title, of, measure, steps, until, show }: StepChartParts) => {
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return null;
  const ceiling = ceilingOf(Math.max(...steps.map(({ value }) => value)));
  const span = Math.max(1, until.at - first.at);
  const xOf = ({ at }: { readonly at: number }) => (((at - first.at) / span) * WIDTH).toFixed(1);
  // A negative amount is drawn as zero; its number is in the table below.
  const yOf = ({ value }: Step) => heightOf(Math.max(0, value), ceiling);
  const line = `M0 ${yOf(first)}${steps.map((one) => `H${xOf(one)}V${yOf(one)}`).join("")}H${WIDTH}`;
  const bars = [...steps, { ...until, value: last.value }].map(({ label, value }) => ({
    label,
    values: [value],
  }));
  return (
    <ChartFigure
      c={c}
      title={title}
      of={of}
      bars={bars}
      show={show}
      ceiling={ceiling}
      series={[{ title: measure }]}
      width={WIDTH}
    >
      <path class="area" d={`${line}V${HEIGHT}H0Z`} />
      <path class="stroke" d={line} />
    </ChartFigure>
  );
};
