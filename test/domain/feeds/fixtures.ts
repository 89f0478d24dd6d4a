const FILES = import.meta.glob<string>("../../fixtures/feeds/*.xml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The texts of all feeds in test/fixtures/feeds/, in the order of their names. */
export const FIXTURES: readonly string[] = Object.values(FILES);

export const fixture = (name: string): string => FILES[`../../fixtures/feeds/${name}`]!;
