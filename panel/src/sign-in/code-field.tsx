import { Field } from "../kit/fields.tsx";
import { CODE_DIGITS } from "./identity/auth.ts";

/** The field for a code sent by e-mail, which may be pasted with or without spaces. */
export const CodeField = ({ label }: { readonly label: string }) => (
  <Field
    label={label}
    pointer="code"
    control={(own) => (
      <input
        class="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        required
        maxlength={CODE_DIGITS * 2}
        {...own}
      />
    )}
  />
);
