import type { BATCH_DOCS } from "../../../src/documentation/batches.ts";
import type { TestAccount } from "../../support/api.ts";
import { type MakeSample, newRef, type Samples } from "./sample.ts";

type Type = "properties" | "leads";

/** A batch that is done at once, so that nothing is processed while other tests run. */
const refusedBatch = (externalRef: string) => ({ items: [{ externalRef, nonsense: 1 }] });

const aBatch = async ({ api }: TestAccount, type: Type): Promise<string> => {
  const { status, text, body } = await api.post(`/${type}/batch`, { body: refusedBatch(newRef()) });
  if (status !== 202) throw new Error(`No batch for a sample: ${text}`);
  return body.data.id;
};

const ofBatch =
  (type: Type): MakeSample =>
  async (account) => {
    const batchId = await aBatch(account, type);
    return { params: { batchId }, names: [batchId] };
  };

const newBatch = (): ReturnType<MakeSample> => {
  const externalRef = newRef();
  return { body: refusedBatch(externalRef), names: [externalRef] };
};

export const BATCH_SAMPLES: Samples<keyof typeof BATCH_DOCS.operations> = {
  createPropertyBatch: { call: newBatch, meanwhile: null },
  getPropertyBatch: { call: ofBatch("properties") },
  createLeadBatch: { call: newBatch, meanwhile: null },
  getLeadBatch: { call: ofBatch("leads") },
};
