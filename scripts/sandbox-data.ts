import { createHash } from "node:crypto";
import { join } from "node:path";
import * as z from "zod";
import { writeBuilt } from "./built-file.ts";
import { drawPicture, picturePath, type Scene } from "./demo/pictures.ts";
import { sandboxData } from "./demo/sandbox.ts";
import { ROOT } from "./local/settings.ts";

/** The service's schemas, whose own types need the Workers runtime's. */
interface Schema {
  parse(body: unknown): object;
}

const FOLDER = join(ROOT, "dist/documents/sandbox");

const load = async <Exported>(module: string): Promise<Exported> =>
  import(new URL(`../src/domain/${module}`, import.meta.url).href);

const { DASHBOARD_PROPERTY_FIELDS } = await load<{ DASHBOARD_PROPERTY_FIELDS: z.ZodRawShape }>(
  "properties/record/input.ts",
);
const { LeadInputBody } = await load<{ LeadInputBody: Schema }>("leads/record/input.ts");
const { OfferInput } = await load<{ OfferInput: Schema }>("captacao/input.ts");
const PropertyBody: Schema = z.strictObject(DASHBOARD_PROPERTY_FIELDS);

/** A picture is named by its scene, and stored by its content. */
const pictureOf = (scene: Scene) => {
  const bytes = drawPicture(picturePath("sandbox", scene))!;
  const hash = createHash("sha256").update(bytes).digest("hex");
  writeBuilt(join(FOLDER, `${hash}.png`), bytes);
  return { hash, bytes: bytes.byteLength };
};

const { accounts, owners, ...rest } = sandboxData;
const scenes = new Set(
  Object.values(accounts).flatMap(({ properties }) => properties.flatMap(({ pictures }) => pictures)),
);

/** In the verbs' form: the build has parsed a sandbox's contents as requests. */
const data = {
  ...rest,
  pictures: Object.fromEntries([...scenes].map((scene) => [scene, pictureOf(scene)])),
  accounts: Object.fromEntries(
    Object.entries(accounts).map(([role, account]) => [
      role,
      {
        ...account,
        properties: account.properties.map((listing) => ({
          ...listing,
          input: PropertyBody.parse(listing.input),
        })),
        clients: account.clients.map((client) => ({ ...client, input: LeadInputBody.parse(client.input) })),
      },
    ]),
  ),
  owners: owners.map((owner) => OfferInput.parse(owner)),
};

writeBuilt(join(FOLDER, "data.json"), JSON.stringify(data));
