/*
 * Replaces `@asteasolutions/zod-to-openapi` in the bundle (`alias` in wrangler.toml). `@hono/zod-openapi` registers
 * routes with it and makes documents; both happen when building, and what is deployed mounts its routes itself.
 */

/** Of routes that nobody registers. */
export class OpenAPIRegistry {
  readonly definitions: readonly never[] = [];
}

/** Named as the wrapper imports them. */
export class OpenApiGeneratorV31 {
  constructor() {
    throw new Error("Documents are made when building");
  }
}
export { OpenApiGeneratorV31 as OpenApiGeneratorV3 };

/** No schema is described where none is documented. */
export const extendZodWithOpenApi = (): void => undefined;

export const getOpenApiMetadata = (): object => ({});
