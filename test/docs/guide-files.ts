/** The guides in both languages, by their paths. */
export const FILES = import.meta.glob<string>("../../docs/guides/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
