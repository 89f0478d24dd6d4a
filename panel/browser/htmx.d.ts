/** The part of the library that `policy.ts` uses. */
declare module "htmx.org/dist/htmx.esm.min.js" {
  interface Inside {
    initSecurity(policy: unknown, sync: unknown, async: unknown): void;
  }
  const htmx: {
    registerExtension(name: string, extension: { init(inside: Inside): void }): void;
    process(part: Element): void;
  };
  export default htmx;
}
