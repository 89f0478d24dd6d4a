/** The style sheet of every page; written into it, so that a page needs nothing else. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5b6675; --line: #d9dee6; --paper: #fff; --panel: #f5f7fa; --accent: #0b63ce; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6eaf0; --soft: #9aa6b5; --line: #303a48; --paper: #12171e; --panel: #1a212b; --accent: #6cb0ff; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
header { display: flex; justify-content: space-between; gap: 1rem; border-bottom: 1px solid var(--line); padding-bottom: .75rem; }
header a { text-decoration: none; font-weight: 600; }
h1 { font-size: 2rem; line-height: 1.2; margin: 2rem 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.75rem 0 .25rem; }
p.lead { font-size: 1.15rem; color: var(--soft); margin-top: 0; }
a { color: var(--accent); }
code, pre { font: .9em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
code { background: var(--panel); border-radius: .25rem; padding: .1em .35em; overflow-wrap: anywhere; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; overflow-x: auto; }
pre code { background: none; padding: 0; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; font-size: .875rem; }
td.method { width: 5rem; font: 600 .8rem/1.9 ui-monospace, monospace; color: var(--accent); }
td.soft, .soft { color: var(--soft); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.5rem; }
dt { color: var(--soft); }
dd { margin: 0; }
.scroll { overflow-x: auto; }
`;
