import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { createdWith, doneWith, json } from "../../contract/route.ts";
import { loadGranted } from "../../domain/accounts/grant.ts";
import { createKey as create, keyFaults } from "../../domain/keys/create-key.ts";
import { parseAllowed } from "../../lib/ip.ts";
import { lineOf, timeText } from "../../vocabulary/field.ts";
import { PERMISSIONS } from "../../vocabulary/permissions.ts";
import type { KEY_WORDS } from "../../words/backoffice/keys.ts";
import { NAME_CHARS } from "../accounts/limits.ts";
import { backofficeEndpoint } from "../endpoint.ts";
import { ACCOUNT_PARAMS, seedField } from "../field.ts";
import { viewKey } from "./key.ts";

const MAX_ALLOWED_IPS = 100;

const allowedIp = z
  .string()
  .refine((text) => parseAllowed(text) !== undefined, {
    params: { fault: "invalid_format", args: { format: "IP / CIDR" } },
  })
  .transform((text) => parseAllowed(text)?.text ?? text)
  .meta({ pattern: "^[0-9A-Fa-f.:]+(/[0-9]{1,3})?$", example: "203.0.113.0/24" });

export const createKey = backofficeEndpoint(
  createRoute({
    method: "post",
    path: "/accounts/{accountId}/keys",
    operationId: "createKey",
    tags: ["Keys"],
    request: {
      params: ACCOUNT_PARAMS,
      body: json(
        z.strictObject({
          name: lineOf(NAME_CHARS),
          scopes: z.array(z.enum(PERMISSIONS)),
          expiresAt: timeText.nullable().default(null),
          allowedIps: z.array(allowedIp).max(MAX_ALLOWED_IPS).default([]),
          seed: seedField,
        }),
      ),
    },
    responses: {
      200: doneWith<typeof KEY_WORDS.operations.createKey.answer>(),
      201: createdWith<typeof KEY_WORDS.operations.createKey.answer>(),
    },
  }),
  {
    errors: ["not_found", "request_refused"],
    developmentOnly: "seed",
    faults: async (call, { params: { accountId = "" }, body: { scopes = [], expiresAt = null } }) =>
      keyFaults(await loadGranted(call, accountId), { scopes, expiresAt }, call.clock.now()),
    handle: async (call, { params, body: { seed, ...input } }) => {
      const { keySecret } = call.services.settings;
      const { apiKey, key, isNew } = await create(call, keySecret, params.accountId, input, seed);
      return { status: isNew ? 201 : 200, body: { data: viewKey(apiKey), key } };
    },
  },
);
