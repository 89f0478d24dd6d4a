import { type Arriving, encodingFaults, isJson } from "../contract/body.ts";
import { refuseAny } from "../errors/refusal.ts";
import { decodeUtf8, parseJson } from "../lib/json.ts";

/** A JSON-RPC message, examined only as far as routing it needs. */
export interface Message {
  readonly method: string | null;
  readonly id: string | number | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly whole: object;
}

/** JSON-RPC 2.0 section 5.1. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/** A violation of the protocol found before any method is examined; the status is 400 by default. */
export class ProtocolFault extends Error {
  override readonly name = "ProtocolFault";
  readonly code: number;
  readonly status: number;
  readonly data: unknown;

  constructor(
    code: number,
    message: string,
    { status = 400, data }: { status?: number; data?: unknown } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const faultsIn = (faults: readonly { code: string; pointer: string }[]): string =>
  faults.map(({ code, pointer }) => `${code} at "${pointer}"`).join(", ");

/** Refuses a message by its headers alone. @throws ProtocolFault @throws Refusal invalid_param */
export const checkHeaders = ({ contentType, contentEncoding }: Arriving): void => {
  refuseAny(encodingFaults(contentEncoding));
  if (!isJson(contentType))
    throw new ProtocolFault(INVALID_REQUEST, "Content-Type must be JSON in UTF-8", { status: 415 });
};

/** Reads the one message of a request, as strictly as the API reads a body. @throws ProtocolFault */
export const readMessage = (bytes: Uint8Array): Message => {
  const text = decodeUtf8(bytes);
  if (text === undefined) throw new ProtocolFault(PARSE_ERROR, "Parse error: not UTF-8");
  const parsed = parseJson(text);
  if ("fault" in parsed) throw new ProtocolFault(PARSE_ERROR, `Parse error: ${faultsIn(parsed.fault)}`);
  const whole = parsed.value;
  if (Array.isArray(whole))
    throw new ProtocolFault(INVALID_REQUEST, "Invalid request: one message a request");
  if (typeof whole !== "object" || whole === null)
    throw new ProtocolFault(INVALID_REQUEST, "Invalid request: a message is an object");
  const { method, id, params } = asObject(whole);
  return {
    method: typeof method === "string" ? method : null,
    id: typeof id === "string" || typeof id === "number" ? id : null,
    params: asObject(params),
    whole,
  };
};
