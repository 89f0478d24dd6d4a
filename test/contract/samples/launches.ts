import type { LAUNCH_DOCS } from "../../../src/documentation/launches.ts";
import { develop, developer, developmentIn } from "../../support/launches.ts";
import { makeLead } from "../../support/lead.ts";
import { LAUNCHES } from "../refusals/counterparts.ts";
import { plain, type Samples } from "./sample.ts";

/** A city that no other test uses; the samples share it, because they are many and `freshCity` has few. */
const CITY = { cityId: "1400100" };

export const LAUNCH_SAMPLES: Samples<keyof typeof LAUNCH_DOCS.operations> = {
  listLaunches: {
    call: plain,
    walk: async () => {
      const owner = await developer();
      for (let made = 0; made < 3; made += 1) await develop(owner, developmentIn(CITY));
      return { query: `cityId=${CITY.cityId}` };
    },
  },
  registerLaunchClient: {
    call: async (account) => {
      const { id: developmentId } = await develop(await developer(), developmentIn(CITY));
      const { id: leadId } = await makeLead(account);
      return {
        params: { developmentId },
        body: { leadId, message: "Já visitou o decorado." },
        names: [leadId],
      };
    },
    meanwhile: ({ api }, { params, body }) =>
      api.post(`/launches/${params!.developmentId}/clients`, { body }),
    refusals: LAUNCHES,
  },
};
