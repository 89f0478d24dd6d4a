import type { KeyLine, PanelContext } from "../context.ts";
import { HELP } from "./frame-texts.ts";

const LINES: readonly KeyLine[] = [
  [["/"], HELP.find],
  [["j", "k"], HELP.rows],
  [["Enter"], HELP.open],
  [["Esc"], HELP.close],
  [["?"], HELP.help],
];

interface HelpParts {
  readonly c: PanelContext;
  /** Where `g` followed by a letter leads. */
  readonly shortcuts: readonly KeyLine[];
}

/** Lists every keyboard shortcut of a page; opened by `?`. */
export const Help = ({ c, shortcuts }: HelpParts) => {
  const t = c.get("t");
  return (
    <dialog id="help" aria-labelledby="help-title">
      <h2 id="help-title">{t(HELP.title)}</h2>
      <dl>
        {[...LINES, ...shortcuts].map(([keys, title, path]) => (
          <div>
            <dt>
              {path === undefined ? (
                t(title)
              ) : (
                <a href={path} data-key={keys.at(-1)}>
                  {t(title)}
                </a>
              )}
            </dt>
            <dd>
              {keys.map((key) => (
                <kbd>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <form method="dialog" class="row">
        <button type="submit" class="plain">
          {t(HELP.close)}
        </button>
        <a href="/me">{t(HELP.off)}</a>
      </form>
    </dialog>
  );
};
