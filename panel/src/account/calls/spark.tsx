import type { PanelContext } from "../../context.ts";
import { dayBars } from "../../kit/days.ts";
import type { CallSums } from "./parts.tsx";

interface SparkParts {
  readonly c: PanelContext;
  readonly count: number;
  readonly days: CallSums["days"];
  readonly label: string;
}

const HEIGHT = 100;
/** The height of the baseline, which is drawn even for days without calls. */
const BASELINE_HEIGHT = 4;

/** The calls of each of the last days as small bars, refused ones on top; the usage page has the numbers. */
export const Spark = ({ c, count, days, label }: SparkParts) => {
  const bars = dayBars(c, count, days, (day) => [day?.calls ?? 0, day?.succeeded ?? 0]);
  const highest = Math.max(1, ...bars.map(({ values: [calls = 0] }) => calls));
  return (
    <svg
      class="spark"
      viewBox={`0 0 ${count} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect class="ground" y={HEIGHT - BASELINE_HEIGHT} width={count} height={BASELINE_HEIGHT} />
      {bars.map(({ values }, at) =>
        values.map((value, layer) => {
          const height = (value / highest) * HEIGHT;
          return value > 0 ? (
            <rect
              class={layer === 0 ? "bad" : "good"}
              x={at + 0.14}
              y={(HEIGHT - height).toFixed(1)}
              width="0.72"
              height={height.toFixed(1)}
            />
          ) : null;
        }),
      )}
    </svg>
  );
};
