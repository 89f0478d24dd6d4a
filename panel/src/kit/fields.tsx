import type { Child } from "hono/jsx";
import type { Problem } from "../../../src/errors/problem.ts";
import { toBase64Url } from "../../../src/lib/digest.ts";
import { randomBytes } from "../../../src/lib/id.ts";
import type { Sentence } from "../../../src/lib/language.ts";
import type { PanelContext } from "../context.ts";
import { fieldId, labelMark } from "../label-marks.ts";

const KEY_BYTES = 16;

/** A random key drawn with the page, so that a form sent twice writes once. */
export const IdempotencyKey = ({ value }: { readonly value: string | undefined }) => (
  <input type="hidden" name="once" value={value ?? toBase64Url(randomBytes(KEY_BYTES))} />
);

/** What the API says is wrong at a JSON Pointer, or below it. */
export const reasonsAt = (problem: Problem | undefined, pointer: string): string[] =>
  (problem?.invalidParams ?? [])
    .filter((param) => param.pointer === pointer || param.pointer?.startsWith(`${pointer}/`))
    .map(({ reason }) => reason);

interface FieldParts {
  readonly label: string;
  readonly pointer: string;
  readonly problem?: Problem | undefined;
  readonly hint?: string;
  /** Draws the control with the attributes that tie it to its label, hint and faults. */
  readonly control: (attributes: Readonly<Record<string, string>>) => Child;
}

/** A label, its control, a hint, and every fault of its part of the form. */
export const Field = ({ label, pointer, problem, hint, control }: FieldParts) => {
  const id = fieldId(pointer);
  const reasons = reasonsAt(problem, pointer);
  const describedBy = [hint && `${id}-hint`, reasons.length > 0 && `${id}-fault`].filter(Boolean).join(" ");
  const attributes = {
    id,
    name: pointer,
    ...(describedBy !== "" && { "aria-describedby": describedBy }),
    ...(reasons.length > 0 && { "aria-invalid": "true" }),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {control(attributes)}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {reasons.length > 0 && (
        <p class="fault" id={`${id}-fault`}>
          {reasons.join(" ")}
        </p>
      )}
    </div>
  );
};

interface OptionsParts {
  readonly c: PanelContext;
  readonly of: Readonly<Record<string, Sentence>>;
  readonly chosen?: string;
}

/** The options of a select. */
export const Options = ({ c, of, chosen }: OptionsParts) => (
  <>
    {Object.entries(of).map(([value, title]) => (
      <option value={value} selected={value === chosen}>
        {c.get("t")(title)}
      </option>
    ))}
  </>
);

/** Shown above a refused form, with the faults that no field shows. */
export const Refused = ({ problem }: { readonly problem: Problem | undefined }) =>
  problem && (
    <div class="notice bad" role="alert">
      <strong>{problem.title}</strong>
      {problem.detail && <p>{problem.detail}</p>}
      {problem.invalidParams && (
        <ul>
          {problem.invalidParams.map(({ pointer, reason }) => (
            <li>{`${labelMark(pointer ?? "")}: ${reason}`}</li>
          ))}
        </ul>
      )}
    </div>
  );

export const Notice = ({
  kind,
  children,
}: {
  readonly kind: "good" | "bad" | "plain";
  readonly children?: Child;
}) => (
  <div class={`notice ${kind}`} role={kind === "plain" ? "note" : "status"}>
    {children}
  </div>
);

/** The text of a form's field; empty if the field is absent. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

export const linesOf = (form: FormData, name: string): string[] =>
  textOf(form, name)
    .split(/[\s,;]+/)
    .filter((line) => line !== "");
