/** The service where its caller is: docs/adr/0047-the-edge-router.md. */
export interface EdgeApiPort {
  fetch(request: Request): Promise<Response>;
  /** Whether the service issued the key in this header. This asks nobody; the key may have been revoked since. */
  made(authorization: string | null): Promise<boolean>;
}
