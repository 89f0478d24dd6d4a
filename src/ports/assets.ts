/** What is deployed beside the Worker, and loaded by no isolate until it is asked for. */
export interface Assets {
  /** @param file its path among them; 404 where there is none */
  open(file: string): Promise<Response>;
}
