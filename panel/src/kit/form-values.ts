/** The fields of a form as text, under their JSON Pointers. */
export type Values = Readonly<Record<string, string>>;

export const linesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export const orNull = (text: string | undefined): string | null => text || null;
