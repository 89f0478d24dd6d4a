import { Receiver } from "../sdk/proof/receiver.ts";
import { captacaoStage } from "./stages/captacao.ts";
import { feedStage } from "./stages/feed.ts";
import { partnershipsStage } from "./stages/partnerships.ts";
import { photoServer, radarStage } from "./stages/radar.ts";
import type { Prepare } from "./stages/stage.ts";

const portfolioStage: Prepare = async () => {
  const { url, close } = await photoServer();
  return { environment: { PHOTO_URL: url }, close };
};

const webhooksStage: Prepare = async () => {
  const receiver = new Receiver();
  return { environment: { WEBHOOK_URL: await receiver.open() }, close: () => receiver.close() };
};

/** By the guide's slug. */
const STAGES: Readonly<Record<string, Prepare>> = {
  portfolio: portfolioStage,
  webhooks: webhooksStage,
  feed: feedStage,
  radar: radarStage,
  partnerships: partnershipsStage,
  captacao: captacaoStage,
};

const nothing: Prepare = async () => ({ environment: {} });

/** Prepares a guide's objects. */
export const prepareFor = (slug: string): Prepare => STAGES[slug] ?? nothing;
