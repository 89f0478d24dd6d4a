import { type Language, ptEn, type Sentence } from "../../../../src/lib/language.ts";
import { CONNECTION_PERMISSIONS } from "../../../../src/vocabulary/connections.ts";
import { type Translate, translator } from "../../context.ts";
import { fieldOf, LEVEL_TITLES, type Level, levelIn, ROWS, scopesAt } from "./levels.ts";

const TEXTS = {
  legend: ptEn("Permissões", "Permissions"),
  permission: ptEn("Permissão", "Permission"),
  role: ptEn("sua função não inclui", "not in your role"),
  closed: ptEn("o acesso da conta não inclui", "not in the account's access"),
} as const satisfies Record<string, Sentence>;

const OFFERED: ReadonlySet<string> = new Set(CONNECTION_PERMISSIONS);

const offers = ({ read, write }: (typeof ROWS)[number]): boolean =>
  [read, write].some((one) => one !== null && OFFERED.has(one));

const LEVELS: readonly Level[] = ["none", "read", "write"];

interface MatrixParts {
  readonly language: Language;
  /** What the operator has granted; null offers every permission, for a request for access. */
  readonly granted: readonly string[] | null;
  readonly chosen: readonly string[];
  /** The permissions that the person may give an assistant; all by default. */
  readonly given?: readonly string[];
  readonly faults?: readonly string[];
}

interface CellParts {
  readonly t: Translate;
  readonly row: (typeof ROWS)[number];
  readonly level: Level;
  readonly parts: MatrixParts;
}

const Cell = ({ t, row, level, parts: { granted, chosen, given } }: CellParts) => {
  const scopes = scopesAt(row, level);
  const exists = level === "none" || scopes.length > 0;
  const hasOwn = level !== "write" || row.write !== null;
  const isOffered = given === undefined || scopes.every((scope) => OFFERED.has(scope));
  if (!exists || !hasOwn || !isOffered) return <td data-label={t(LEVEL_TITLES[level])} />;
  const isGranted = granted === null || scopes.every((scope) => granted.includes(scope));
  const open = isGranted && (given === undefined || scopes.every((scope) => given.includes(scope)));
  const label = `${t(row.title)}: ${t(LEVEL_TITLES[level])}`;
  return (
    <td data-label={t(LEVEL_TITLES[level])}>
      <label class="choice">
        <input
          type="radio"
          name={fieldOf(row)}
          value={level}
          aria-label={label}
          checked={levelIn(row, chosen) === level}
          disabled={!open}
        />
        {!open && <span class="hint">{t(isGranted ? TEXTS.role : TEXTS.closed)}</span>}
      </label>
    </td>
  );
};

/** None, read, or read and write, for each resource; grayed with the reason where the grant lacks it. */
export const Matrix = (parts: MatrixParts) => {
  const t = translator(parts.language);
  return (
    <fieldset class="field" id="f-scopes">
      <legend>{t(TEXTS.legend)}</legend>
      <table class="matrix">
        <thead>
          <tr>
            <th scope="col">{t(TEXTS.permission)}</th>
            {LEVELS.map((level) => (
              <th scope="col">{t(LEVEL_TITLES[level])}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.filter((row) => !parts.given || offers(row)).map((row) => (
            <tr>
              <th scope="row">{t(row.title)}</th>
              {LEVELS.map((level) => (
                <Cell t={t} row={row} level={level} parts={parts} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {parts.faults && parts.faults.length > 0 && <p class="fault">{parts.faults.join(" ")}</p>}
    </fieldset>
  );
};
