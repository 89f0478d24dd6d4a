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
  /** Where `g` and a letter lead. */
  readonly goes: readonly KeyLine[];
}

/** Every key of a page, opened by `?`. */
export const Help = ({ c, goes }: HelpParts) => {
  const t = c.get("t");
  return (
    <dialog id="help" aria-labelledby="help-title">
      <h2 id="help-title">{t(HELP.title)}</h2>
      <dl>
        {[...LINES, ...goes].map(([keys, title, path]) => (
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
