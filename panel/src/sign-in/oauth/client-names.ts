import type { ClientInfo } from "@cloudflare/workers-oauth-provider";

/** The host that receives the code; for a program with a scheme of its own, the scheme and what follows it. */
export const hostOf = (redirectUri: string): string => {
  const { host, protocol } = new URL(redirectUri);
  return ["https:", "http:"].includes(protocol) ? host : `${protocol}//${host}`;
};

const NAME_CHARS = 100;

/** The client's name on one line, without characters that are invisible or change the text's direction. */
export const nameOf = ({ clientName, clientId }: ClientInfo): string => {
  const shown = (clientName ?? "")
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\s]+/gu, " ")
    .trim();
  return [...(shown === "" ? clientId : shown)].slice(0, NAME_CHARS).join("");
};
