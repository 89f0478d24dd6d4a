import type { Problem } from "../../../../src/errors/problem.ts";
import type { PanelContext } from "../../context.ts";
import { Field, Options } from "../../kit/fields.tsx";
import { Line, Lines } from "../../kit/form-lines.tsx";
import type { Values } from "../../kit/form-values.ts";
import { LAUNCH_FORM, LAUNCH_TITLES, STAGE_TITLES } from "./texts.ts";
import { LAUNCH_NUMBERS } from "./values.ts";

interface LaunchParts {
  readonly c: PanelContext;
  readonly values: Values;
  readonly problem: Problem | undefined;
}

/** The fields for the figures of a development or unit type (rules 10.15). */
export const LaunchFields = (parts: LaunchParts) => {
  const t = parts.c.get("t");
  return (
    <section class="card">
      <h2>{t(LAUNCH_FORM.title)}</h2>
      <p>{t(LAUNCH_FORM.intro)}</p>
      <Field
        label={t(LAUNCH_TITLES.constructionStage)}
        pointer="/launch/constructionStage"
        problem={parts.problem}
        control={(own) => (
          <select {...own}>
            <option value="">{t(LAUNCH_FORM.none)}</option>
            <Options c={parts.c} of={STAGE_TITLES} chosen={parts.values["/launch/constructionStage"] ?? ""} />
          </select>
        )}
      />
      <Line
        {...parts}
        pointer="/launch/deliveryDate"
        label={LAUNCH_TITLES.deliveryDate}
        input={{ type: "date" }}
      />
      {LAUNCH_NUMBERS.map((name) => (
        <Line
          {...parts}
          pointer={`/launch/${name}`}
          label={LAUNCH_TITLES[name]}
          input={{ inputmode: "numeric" }}
        />
      ))}
      <Lines
        {...parts}
        pointer="/launch/floorPlans"
        label={LAUNCH_TITLES.floorPlans}
        hint={LAUNCH_FORM.plansHint}
      />
    </section>
  );
};
