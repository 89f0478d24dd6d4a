/** What is used of highlight.js; its own types bring those of a browser into every program that sees them. */
declare const hljs: {
  registerLanguage(name: string, language: unknown): void;
  getLanguage(name: string): unknown;
  highlight(code: string, options: { readonly language: string }): { readonly value: string };
};
export default hljs;
