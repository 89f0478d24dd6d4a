import type { Language, Sentence } from "../../../../src/lib/language.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { inAccount, type PanelContext, translator } from "../../context.ts";
import { Icon } from "../../kit/icon.tsx";
import { numberIn } from "../../kit/values.tsx";
import { placeDetailsOf } from "../place-details.ts";
import { type Counted, NEEDS } from "./texts.ts";
import { OfferRows, RequestRows, type ToAnswer } from "./to-answer.tsx";

type Waiting = AnswerTo<"readWaiting">["data"];

const countIn = (language: Language, count: number, { one, other }: Counted): string =>
  (new Intl.PluralRules(language).select(count) === "one" ? one : other)[language].replace(
    "{count}",
    numberIn(language, count),
  );

interface Need {
  readonly count: number | null;
  readonly text: Counted;
  readonly path: string;
  readonly act: Sentence;
  /** Names of what needs attention, such as unknown neighborhoods. */
  readonly names?: readonly string[];
}

/** Everything that needs attention, except what `shown` already lists row by row. */
const needsOf = (data: Waiting, shown: ToAnswer): readonly Need[] => [
  {
    count: (data.offers ?? 0) - shown.offers.length,
    text: NEEDS.offers,
    path: "/captacao",
    act: NEEDS.answer,
  },
  {
    count: (data.partnershipRequests ?? 0) - shown.requests.length,
    text: NEEDS.partnerships,
    path: "/partnerships",
    act: NEEDS.answer,
  },
  { count: data.disabledWebhooks, text: NEEDS.webhooks, path: "/webhooks", act: NEEDS.see },
  { count: data.feedConflicts, text: NEEDS.conflicts, path: "/feed/conflicts", act: NEEDS.decide },
  {
    count: data.unplacedProperties,
    text: NEEDS.unplaced,
    path: `/properties?q=${encodeURIComponent(data.unknownNeighborhoods[0]?.text ?? "")}`,
    act: NEEDS.see,
    names: data.unknownNeighborhoods.map(({ text, properties }) => `${text} (${properties})`),
  },
];

const Row = ({ c, need }: { readonly c: PanelContext; readonly need: Need }) => {
  const language = c.get("language");
  return (
    <li>
      <Icon name={placeDetailsOf(need.path.split("?")[0]!).icon} />
      <span>
        {countIn(language, need.count ?? 0, need.text)}
        {need.names && <span class="hint"> {need.names.join(", ")}</span>}
      </span>
      <a class="button plain" href={inAccount(c, need.path)}>
        {translator(language)(need.act)}
      </a>
    </li>
  );
};

interface NeedsParts {
  readonly c: PanelContext;
  readonly data: Waiting;
  readonly toAnswer: ToAnswer;
}

/** Everything that waits for the reader, with links to the pages where it is done. */
export const Needs = ({ c, data, toAnswer }: NeedsParts) => {
  const t = c.get("t");
  const needs = needsOf(data, toAnswer).filter(({ count }) => count !== null && count > 0);
  const rows = toAnswer.offers.length + toAnswer.requests.length + needs.length;
  return (
    <section class="card needs" aria-label={t(NEEDS.title)}>
      {rows === 0 ? (
        <p class="row">
          <Icon name="circle-check" />
          {t(NEEDS.none)}
        </p>
      ) : (
        <ul>
          <OfferRows c={c} toAnswer={toAnswer} />
          <RequestRows c={c} toAnswer={toAnswer} />
          {needs.map((need) => (
            <Row c={c} need={need} />
          ))}
        </ul>
      )}
    </section>
  );
};
