import type { TestAccount } from "./api.ts";
import { dashboard, GALLERY, setColumns } from "./dashboard.ts";
import type { Json } from "./http.ts";
import { makeProperty } from "./portfolio.ts";

/** A property through the API, with a photo and approved: it is in recommendations. */
export const readyProperty = async (
  account: TestAccount,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<Json> => {
  const { id } = await makeProperty(account, overrides);
  await setColumns(id, GALLERY);
  const { status, body } = await dashboard(account, id).decide("APPROVED");
  if (status !== 200) throw new Error(`Not approved: ${JSON.stringify(body)}`);
  return body.data;
};
