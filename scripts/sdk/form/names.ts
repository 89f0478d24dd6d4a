/** The words of a name in any style: `listPropertyTypes`, `by-ref`, `IP_NOT_ALLOWED`, `radar.client_summary`. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const pascal = (name: string): string => wordsOf(name).map(capital).join("");

export const camel = (name: string): string => {
  const whole = pascal(name);
  return whole.charAt(0).toLowerCase() + whole.slice(1);
};

export const snake = (name: string): string => wordsOf(name).join("_");

/** The singular of the contract's English plurals. */
export const singular = (word: string): string =>
  word
    .replace(/ies$/i, "y")
    .replace(/(ch|sh|ss|x)es$/i, "$1")
    .replace(/([^s])s$/i, "$1");

/** `listPropertyMatches` of the properties becomes `listMatches`; `listPropertyTypes` of the reference is unchanged. */
export const verbOf = (operationId: string, resource: string): string => {
  const words = wordsOf(operationId);
  const nouns = [resource, singular(resource)].map((noun) => noun.toLowerCase());
  const at = words.findIndex((word, index) => index > 0 && nouns.includes(word));
  return camel(words.filter((_, index) => index !== at).join("_"));
};
