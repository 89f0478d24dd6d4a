/** Files deployed beside the Worker; no isolate loads them in advance. */
export interface Assets {
  /** @param file its path among them; 404 where there is none */
  open(file: string): Promise<Response>;
}
