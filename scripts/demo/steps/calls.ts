import { agency } from "../accounts.ts";
import { Http } from "../http.ts";
import type { Stage } from "../stage.ts";

const BAD_REQUEST = 400;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const UNPROCESSABLE = 422;

/** What an integration gets wrong on its first day. */
const LISTING = {
  title: "Casa com quintal",
  type: "CASTELO",
  purposes: ["VENDA"],
  salePrice: "780 mil",
  dormitorios: 3,
  address: { city: "Curitiva", state: "PR", neighborhood: "Batel" },
};

/** Calls that are refused, for the pages of requests and errors; the other steps have made those that went well. */
export async function seedCalls(stage: Stage): Promise<string> {
  const api = stage.api(agency);
  const reading = new Http(stage.url, stage.keys.get(agency.keys[1]!.seed) ?? "");
  const refused = [BAD_REQUEST, FORBIDDEN, NOT_FOUND, UNPROCESSABLE];
  const path = "/v1/properties/by-ref/ERP-1";
  const answers = [
    await api.send("PUT", path, LISTING, refused),
    await api.send("PUT", path, { ...LISTING, type: "CASA_RUA" }, refused),
    await api.send("GET", "/v1/properties?limit=5000&cidade=Curitiba", undefined, refused),
    await api.send("GET", path, undefined, refused),
    await reading.send("PUT", path, LISTING, refused),
    await reading.send("GET", "/v1/properties?limit=5", undefined, refused),
  ];
  return `${answers.filter(({ status }) => status >= BAD_REQUEST).length} calls refused, for the log`;
}
