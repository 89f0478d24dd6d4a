import type { Child } from "hono/jsx";
import { readIfOpen } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { inAccount, type PanelContext } from "../../context.ts";
import { Icon } from "../../kit/icon.tsx";
import { chargeOf, moneyOf, whatOf } from "../captacao/page.tsx";
import { ServiceLeft } from "../captacao/service-left.tsx";
import { CAPTACAO } from "../captacao/texts.ts";
import { Moves, type Partnership, partnershipsBase, titleOf } from "../partnerships/moves.tsx";
import { placeDetailsOf } from "../place-details.ts";
import { NEEDS } from "./texts.ts";

type Listed = AnswerTo<"listCaptacaoOffers">;

/** How many of each kind are shown; its own page has the others. */
const SHOWN_TO_ANSWER = 3;
/** How many pending requests are read, to pick those addressed to us. */
const MAX_PENDING_READ = "100";

export interface ToAnswer {
  readonly offers: Listed["data"];
  readonly summary: Listed["summary"] | null;
  readonly requests: readonly Partnership[];
}

/** Part of the page's one call. Null where the role has no access. */
export const READS_TO_ANSWER = [
  readIfOpen("listCaptacaoOffers"),
  readIfOpen("getCaptacaoSettings"),
  readIfOpen("listAccountPartnerships", { query: { status: "PENDING", limit: MAX_PENDING_READ } }),
] as const;

type Answers = readonly [
  Listed | null,
  AnswerTo<"getCaptacaoSettings"> | null,
  AnswerTo<"listAccountPartnerships"> | null,
];

/** Owners on offer, the nearest deadline first, and partners' requests. */
export const toAnswerOf = ([offers, settings, partnerships]: Answers): ToAnswer => {
  const asked = partnerships?.data.filter(({ ourSide }) => ourSide === "ADDRESSEE") ?? [];
  const urgent = (offers?.data ?? []).toSorted((one, other) => one.deadline.localeCompare(other.deadline));
  return {
    // Whoever has no access to the settings gets one line with their count.
    offers: settings === null ? [] : urgent.slice(0, SHOWN_TO_ANSWER),
    summary: offers?.summary ?? null,
    requests: asked.slice(0, SHOWN_TO_ANSWER),
  };
};

interface RowParts {
  readonly path: string;
  readonly title: Child;
  readonly hint: Child;
  readonly act: Child;
}

const Row = ({ path, title, hint, act }: RowParts) => (
  <li>
    <Icon name={placeDetailsOf(path).icon} />
    <span>
      {title}
      <span class="hint until">{hint}</span>
    </span>
    {act}
  </li>
);

interface Parts {
  readonly c: PanelContext;
  readonly toAnswer: ToAnswer;
}

/** Each row says what accepting costs; the next page asks for confirmation. */
export const OfferRows = ({ c, toAnswer: { offers, summary } }: Parts) => {
  const t = c.get("t");
  const isOwner = c.get("membership").role === "OWNER";
  const desk = inAccount(c, "/captacao");
  if (summary === null) return null;
  return (
    <>
      {offers.map((offer) => (
        <Row
          path="/captacao"
          title={whatOf(c, offer)}
          hint={
            <>
              {t(CAPTACAO.deadline)} <ServiceLeft c={c} until={offer.deadline} days={summary.serviceDays} />
            </>
          }
          act={
            <a class="button plain" href={isOwner ? `${desk}/${offer.id}/accept` : desk}>
              {isOwner
                ? t(CAPTACAO.accept).replace("{price}", moneyOf(c, chargeOf(offer, summary)))
                : t(NEEDS.see)}
            </a>
          }
        />
      ))}
    </>
  );
};

/** A request can only be answered, and the answers have labels of their own: no stage's label is needed. */
const NO_STAGES = {};

/** Each row has a button for every possible answer. */
export const RequestRows = ({ c, toAnswer: { requests } }: Parts) => (
  <>
    {requests.map((request) => (
      <Row
        path="/partnerships"
        title={<a href={`${partnershipsBase(c)}/${request.id}`}>{titleOf(c, request)}</a>}
        hint={[
          c
            .get("t")(NEEDS.asks)
            .replace("{partner}", request.counterpart.name ?? ""),
          request.message,
        ]
          .filter(Boolean)
          .join(" · ")}
        act={<Moves c={c} partnership={request} stages={NO_STAGES} />}
      />
    ))}
  </>
);
