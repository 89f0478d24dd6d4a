/*
 * What the service uses of the library. Loaded by the first message (`import()`), because the library makes a thousand
 * schemas when it is loaded. This file imports nothing of ours, because the bundler would then load that late too.
 */

import {
  classifyInboundRequest,
  PerRequestHTTPServerTransport,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from "@modelcontextprotocol/server";

/**
 * Not used: the library imports zod by another entry point, and lazily loaded code must also name the one we import.
 */
export { NEVER } from "zod";

export { classifyInboundRequest, PerRequestHTTPServerTransport, ProtocolError, ProtocolErrorCode };

type Handler = Parameters<Server["_wrapHandler"]>[1];

/** Answers malformed params in our own words: the library would show its validator's text. */
export class StrictServer extends Server {
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    const wrapped = super._wrapHandler(method, handler);
    return async (request, context) => {
      try {
        return await wrapped(request, context);
      } catch (error) {
        const isOwn =
          error instanceof ProtocolError && !error.message.startsWith(`Invalid ${method} request: `);
        throw isOwn
          ? error
          : new ProtocolError(ProtocolErrorCode.InvalidParams, `Invalid params of ${method}`);
      }
    };
  }
}
