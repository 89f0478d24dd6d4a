/** What is deployed beside the Worker, and loaded by no isolate until it is asked for. */
export interface Assets {
  fetch(address: string): Promise<Response>;
}
