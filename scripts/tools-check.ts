import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EXPIRES } from "../src/docs/security-txt.ts";
import { installTools } from "./local/install-tools.ts";
import { ROOT } from "./local/settings.ts";
import { withService } from "./local/with-service.ts";
import { tryAction } from "./tools-check/action.ts";
import { parseAsyncApi } from "./tools-check/asyncapi.ts";
import { hasDocker, tryImage } from "./tools-check/image.ts";
import { runImageSteps } from "./tools-check/image-without-docker.ts";
import { tryMockServer } from "./tools-check/mock-server.ts";

const DOCUMENTS = join(ROOT, "dist/documents");
/** This long before security.txt expires, the check asks for another date. */
const NOTICE_DAYS = 60;
const DAY_MS = 86_400_000;

const failures: string[] = [];

const tryTool = async (what: string, work: () => string | Promise<string>): Promise<void> => {
  try {
    console.log(`✓ ${what}: ${await work()}`);
  } catch (error) {
    failures.push(what);
    console.error(`✗ ${what}\n${(error as Error).message}`);
  }
};

const daysOfSecurityTxt = (): string => {
  const days = Math.floor((Date.parse(EXPIRES) - Date.now()) / DAY_MS);
  if (days < NOTICE_DAYS)
    throw new Error(`It ends in ${days} days: move EXPIRES in src/docs/security-txt.ts.`);
  if (days > 365) throw new Error("It ends in more than a year, which RFC 9116 advises against.");
  return `${days} days left`;
};

execFileSync(process.execPath, [join(ROOT, "scripts/documents.ts")], { stdio: "inherit" });
await tryTool("security.txt", daysOfSecurityTxt);
const tools = await installTools(join(import.meta.dirname, "tools-check/tools"));
for (const language of ["pt-BR", "en"])
  await tryTool(`AsyncAPI's parser, ${language}`, async () => {
    const messages = await parseAsyncApi(tools, join(DOCUMENTS, `${language}/docs/asyncapi.json`));
    return `${messages} messages`;
  });
await tryTool("Prism, as a mock server", async () => {
  const operations = await tryMockServer(tools, join(DOCUMENTS, "calls.en.json"));
  return `${operations} operations answered as documented`;
});
await withService("tools-check", async ({ url }) => {
  const folder = mkdtempSync(join(tmpdir(), "tools-check-"));
  await tryTool("The action for GitHub", () => tryAction({ folder, url }));
  rmSync(folder, { recursive: true, force: true });
});
if (hasDocker()) await tryTool("The container image", tryImage);
else await tryTool("The container image's steps, without Docker", runImageSteps);
process.exit(failures.length === 0 ? 0 : 1);
