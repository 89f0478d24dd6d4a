import type { Child } from "hono/jsx";
import { read, readAll, readIfOpen } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { inAccount, type PanelContext, sayIn } from "../../context.ts";
import { Icon } from "../../kit/icon.tsx";
import { moneyOf, whatOf } from "../captacao/page.tsx";
import { ServiceLeft } from "../captacao/service-left.tsx";
import { CAPTACAO } from "../captacao/texts.ts";
import {
  Moves,
  type Partnership,
  partnershipsBase,
  type Stages,
  stagesOf,
  titleOf,
} from "../partnerships/moves.tsx";
import { signOf } from "../signs.ts";
import { NEEDS } from "./texts.ts";

type Waiting = AnswerTo<"readWaiting">["data"];
type Offer = AnswerTo<"listCaptacaoOffers">["data"][number];
type Settings = AnswerTo<"getCaptacaoSettings">["data"];

/** Of each kind; its own page has the others. */
export const SHOWN_TO_ANSWER = 3;
/** Among these a request of others is looked for. */
const LOOKED_THROUGH = "100";

export interface ToAnswer {
  readonly offers: readonly Offer[];
  readonly settings: Settings | null;
  readonly requests: readonly Partnership[];
  readonly stages: Stages;
}

const NOTHING: ToAnswer = { offers: [], settings: null, requests: [], stages: {} };

/** Owners on offer and partners' requests, the most urgent first; nothing is read where nothing waits. @throws Unanswered */
export const readToAnswer = async (c: PanelContext, waiting: Waiting): Promise<ToAnswer> => {
  if (!waiting.offers && !waiting.partnershipRequests) return NOTHING;
  const [offers, settings, partnerships, statuses] = await readAll(
    c,
    readIfOpen("listCaptacaoOffers"),
    readIfOpen("getCaptacaoSettings"),
    readIfOpen("listAccountPartnerships", { query: { status: "PENDING", limit: LOOKED_THROUGH } }),
    read("listPartnershipStatuses"),
  );
  const asked = partnerships?.data.filter(({ ourSide }) => ourSide === "ADDRESSEE") ?? [];
  const urgent = (offers?.data ?? []).toSorted((one, other) => one.deadline.localeCompare(other.deadline));
  return {
    offers: urgent.slice(0, SHOWN_TO_ANSWER),
    settings: settings?.data ?? null,
    requests: asked.slice(0, SHOWN_TO_ANSWER),
    stages: stagesOf(statuses),
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
    <Icon name={signOf(path).icon} />
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

/** With what accepting costs: its page asks once more. */
export const OfferRows = ({ c, toAnswer: { offers, settings } }: Parts) => {
  const say = sayIn(c.get("language"));
  const isOwner = c.get("membership").role === "OWNER";
  const desk = inAccount(c, "/captacao");
  if (settings === null) return null;
  return (
    <>
      {offers.map((one) => (
        <Row
          path="/captacao"
          title={whatOf(c, one)}
          hint={
            <>
              {say(CAPTACAO.deadline)} <ServiceLeft c={c} until={one.deadline} days={settings.serviceDays} />
            </>
          }
          act={
            <a class="button plain" href={isOwner ? `${desk}/${one.id}/accept` : desk}>
              {isOwner ? say(CAPTACAO.accept).replace("{price}", moneyOf(c, one.priceCents)) : say(NEEDS.see)}
            </a>
          }
        />
      ))}
    </>
  );
};

/** Each with the answers that it may get. */
export const RequestRows = ({ c, toAnswer: { requests, stages } }: Parts) => (
  <>
    {requests.map((one) => (
      <Row
        path="/partnerships"
        title={<a href={`${partnershipsBase(c)}/${one.id}`}>{titleOf(c, one)}</a>}
        hint={[
          sayIn(c.get("language"))(NEEDS.asks).replace("{partner}", one.counterpart.name ?? ""),
          one.message,
        ]
          .filter(Boolean)
          .join(" · ")}
        act={<Moves c={c} one={one} stages={stages} />}
      />
    ))}
  </>
);
