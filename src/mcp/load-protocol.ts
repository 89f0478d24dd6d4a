import type { Protocol } from "./exchange.ts";

let loaded: Protocol | undefined;

/** Loads the library with the first message: its thousand schemas would make every start longer. */
export const loadProtocol = async (): Promise<Protocol> => {
  loaded ??= await import("./protocol.ts");
  return loaded;
};
