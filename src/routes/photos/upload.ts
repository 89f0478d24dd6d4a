import { customerOf } from "../../contract/admission.ts";
import { bytesFor, encodingFaults } from "../../contract/body.ts";
import type { Call } from "../../contract/call.ts";
import type { ActedWrite, Endpoint } from "../../contract/endpoint.ts";
import { DRY_RUN } from "../../contract/query.ts";
import { createdWith, doneWith } from "../../contract/route.ts";
import { runAction } from "../../contract/run-write.ts";
import type { UPLOAD_DOCS } from "../../documentation/uploads.ts";
import { MAX_PHOTO_BYTES } from "../../domain/galleries/ingest-photo.ts";
import { uploadPhoto as upload } from "../../domain/galleries/upload-photo.ts";
import { refuseAny } from "../../errors/refusal.ts";
import { isoTime } from "../../lib/clock.ts";
import { ptEn } from "../../lib/language.ts";
import { actionEndpoint } from "../endpoint.ts";

type Answer = typeof UPLOAD_DOCS.operations.uploadPhoto.answer;

/** The body is read once the caller is admitted. */
const act =
  ({ services, sent: { body } }: Call): ActedWrite["act"] =>
  async (ctx) => {
    if (body.kind !== "arriving") throw new Error("An upload needs the body of a request");
    refuseAny(encodingFaults(body.contentEncoding));
    const bytes = await bytesFor(body, customerOf(ctx.principal));
    const { isNew, expiresAt, ...photo } = await upload(
      { ...ctx, propertyLimit: ctx.principal.propertyLimit, photos: services.photos },
      bytes,
    );
    const result = { outcome: isNew ? "STORED" : "ALREADY_STORED", dryRun: ctx.dryRun };
    return {
      status: isNew ? 201 : 200,
      body: { data: { ...photo, expiresAt: isoTime(expiresAt) }, result },
    };
  };

const declared = actionEndpoint({
  method: "put",
  path: "/uploads/photos",
  operationId: "uploadPhoto",
  tags: ["Properties"],
  query: DRY_RUN,
  responses: { 200: doneWith<Answer>(), 201: createdWith<Answer>() },
  title: ptEn("Enviar uma foto", "Upload a photo"),
  tool: null,
  permission: "properties:write",
  hints: { destructive: false, repeatable: true, reachesOut: false },
  idempotent: false,
  bodyBytes: MAX_PHOTO_BYTES,
  streams: true,
  errors: ["bad_request", "request_refused"],
  act: () => Promise.reject(new Error("It is made with its call")),
});

/** Outside `/v1`, where bodies are JSON. */
export const uploadPhoto = {
  ...declared,
  run: (endpoint: Endpoint, call: Call) => runAction({ ...(endpoint as ActedWrite), act: act(call) }, call),
} as Endpoint;
