import type { Problem } from "../../../src/errors/problem.ts";
import type { Sentence } from "../../../src/lib/language.ts";
import type { PanelContext } from "../context.ts";
import { fieldId } from "../label-marks.ts";
import { Field, reasonsAt } from "./fields.tsx";

interface FormParts {
  readonly c: PanelContext;
  /** Keyed by JSON Pointer; the values of a list are separated by spaces. */
  readonly values: Readonly<Record<string, string>>;
  readonly problem: Problem | undefined;
}

interface LineParts extends FormParts {
  readonly pointer: string;
  readonly label: Sentence;
  readonly hint?: Sentence;
  readonly input?: Readonly<Record<string, string | number>>;
}

/** A field of one line. */
export const Line = ({ c, values, problem, pointer, label, hint, input }: LineParts) => {
  const t = c.get("t");
  return (
    <Field
      label={t(label)}
      pointer={pointer}
      problem={problem}
      {...(hint && { hint: t(hint) })}
      control={(own) => (
        <input type="text" autocomplete="off" value={values[pointer] ?? ""} {...input} {...own} />
      )}
    />
  );
};

/** A field of several lines. */
export const Lines = ({ c, values, problem, pointer, label, hint, input }: LineParts) => {
  const t = c.get("t");
  return (
    <Field
      label={t(label)}
      pointer={pointer}
      problem={problem}
      {...(hint && { hint: t(hint) })}
      control={(own) => (
        <textarea rows={4} {...input} {...own}>
          {values[pointer] ?? ""}
        </textarea>
      )}
    />
  );
};

/** A checkbox. */
export const Tick = ({ c, values, pointer, label, problem }: LineParts) => {
  const reasons = reasonsAt(problem, pointer);
  const title = c.get("t")(label);
  return (
    <div class="field" id={fieldId(pointer)} data-label={title}>
      <label class="choice">
        <input type="checkbox" name={pointer} value="true" checked={values[pointer] === "true"} />
        {title}
      </label>
      {reasons.length > 0 && <p class="fault">{reasons.join(" ")}</p>}
    </div>
  );
};

interface TicksParts extends LineParts {
  /** Tells apart several groups that share one pointer. */
  readonly id?: string;
  readonly of: Readonly<Record<string, Sentence>>;
}

/** Checkboxes for a list with a few possible values. */
export const Ticks = ({ c, values, problem, pointer, label, of, id }: TicksParts) => {
  const t = c.get("t");
  const reasons = reasonsAt(problem, pointer);
  return (
    <fieldset class="field" id={id ?? fieldId(pointer)}>
      <legend>{t(label)}</legend>
      {Object.entries(of).map(([value, title]) => (
        <label class="choice">
          <input
            type="checkbox"
            name={pointer}
            value={value}
            checked={(values[pointer] ?? "").split(" ").includes(value)}
          />
          {t(title)}
        </label>
      ))}
      {reasons.length > 0 && <p class="fault">{reasons.join(" ")}</p>}
    </fieldset>
  );
};

/** Types of property, grouped and labeled by the API. */
export type TypeGroups = readonly {
  readonly label: string;
  readonly types: readonly { readonly value: string; readonly label: string }[];
}[];

export const TypeOptions = ({ types, chosen }: { types: TypeGroups; chosen: readonly string[] }) => (
  <>
    {types.map(({ label, types: some }) => (
      <optgroup label={label}>
        {some.map((one) => (
          <option value={one.value} selected={chosen.includes(one.value)}>
            {one.label}
          </option>
        ))}
      </optgroup>
    ))}
  </>
);
