/*
 * Replaces `@asteasolutions/zod-to-openapi` in the bundle (`alias` in wrangler.toml). `@hono/zod-openapi` registers
 * routes with it and generates documents, which only the build does; what is deployed mounts its routes itself.
 */

/** Stays empty: no routes are registered. */
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

/** Nothing to add: deployed code documents no schemas. */
export const extendZodWithOpenApi = (): void => undefined;

export const getOpenApiMetadata = (): object => ({});
