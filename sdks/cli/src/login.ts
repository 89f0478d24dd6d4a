import { RealEstateClient } from "../../typescript/real-estate-account.ts";
import { ask, pipedLine } from "./ask.ts";
import type { Context } from "./context.ts";
import { apiAddress, credentialsFile, forgetLogin, storeLogin } from "./credentials.ts";
import { EXIT, type ExitCode, Stop } from "./stop.ts";
import { TEXTS } from "./texts.ts";

const clientOf = (url: string, key: string, ctx: Context): RealEstateClient => {
  try {
    return new RealEstateClient({ baseUrl: url, apiKey: key, language: ctx.language });
  } catch (error) {
    const { message } = error as Error;
    throw new Stop(EXIT.usage, { "pt-BR": message, en: message });
  }
};

/** The key is never an argument: arguments are in the shell's history and in the list of processes. */
export async function login(ctx: Context, asked: { readonly url?: string | undefined }): Promise<ExitCode> {
  const isPerson = process.stdin.isTTY;
  const known = asked.url ?? process.env.REAL_ESTATE_URL ?? "";
  const url = apiAddress(known !== "" || !isPerson ? known : await ask(ctx.text(TEXTS.askUrl)));
  const key = isPerson ? await ask(ctx.text(TEXTS.askKey), true) : await pipedLine();
  const { data } = await clientOf(url, key, ctx).me.get();
  storeLogin({ url, key });
  const { account, sandbox: isSandbox } = data;
  const file = credentialsFile();
  const sandbox = isSandbox ? ctx.text(TEXTS.sandbox) : "";
  const line = ctx.text(TEXTS.loggedIn, { account: account.name, sandbox, file });
  ctx.result(line, { account, sandbox: isSandbox, file });
  return EXIT.done;
}

export function logout(ctx: Context): ExitCode {
  forgetLogin();
  ctx.result(ctx.text(TEXTS.loggedOut), { loggedOut: true });
  return EXIT.done;
}
