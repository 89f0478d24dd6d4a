/** The used part of highlight.js; its own types would add a browser's types to every program. */
declare const hljs: {
  registerLanguage(name: string, language: unknown): void;
  getLanguage(name: string): unknown;
  highlight(code: string, options: { readonly language: string }): { readonly value: string };
};
export default hljs;
