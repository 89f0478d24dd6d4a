/** The service where its caller is: docs/adr/0047-the-edge-router.md. */
export interface EdgeApiPort {
  fetch(request: Request): Promise<Response>;
  /** Whether the service has made the key of this header. Nobody is asked; it may have been revoked since. */
  made(authorization: string | null): Promise<boolean>;
}
