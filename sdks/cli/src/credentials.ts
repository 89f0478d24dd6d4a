import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { EXIT, Stop } from "./stop.ts";
import { TEXTS } from "./texts.ts";

export interface Login {
  readonly url: string;
  readonly key: string;
}

const BARE_HOST = /^https?:\/\/[^/?#]+\/?$/i;

/** The API's address, even if only its host was given. */
export const apiAddress = (url: string): string =>
  BARE_HOST.test(url) ? `${url.replace(/\/$/, "")}/v1` : url;

const isWindows = process.platform === "win32";

const configFolder = (): string => {
  const { APPDATA, XDG_CONFIG_HOME } = process.env;
  if (isWindows && APPDATA) return APPDATA;
  return XDG_CONFIG_HOME || join(homedir(), ".config");
};

export const credentialsFile = (): string => join(configFolder(), "real-estate-account", "credentials.json");

/** @throws Stop if other users can read the file: some may have read the key */
export const storedLogin = (): Login | undefined => {
  const file = credentialsFile();
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (!isWindows && (found.mode & 0o077) !== 0) throw new Stop(EXIT.key, TEXTS.unsafe, { file });
  return JSON.parse(readFileSync(file, "utf8")) as Login;
};

/** Creates the file so that only its owner can ever read it. */
export const storeLogin = (login: Login): void => {
  const file = credentialsFile();
  const made = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(made, `${JSON.stringify(login)}\n`, { mode: 0o600, flag: "wx" });
  renameSync(made, file);
};

export const forgetLogin = (): void => rmSync(credentialsFile(), { force: true });
