/** The service, run near the caller: docs/adr/0047-the-edge-router.md. */
export interface EdgeApiPort {
  fetch(request: Request): Promise<Response>;
  /** Whether the service issued the key in this header, by its text alone: it may have been revoked since. */
  made(authorization: string | null): Promise<boolean>;
}
