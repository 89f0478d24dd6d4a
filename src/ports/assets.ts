/** Files deployed alongside the Worker; no isolate loads them in advance. */
export interface Assets {
  /** Answers 404 if there is no such file. @param file its path among the assets */
  open(file: string): Promise<Response>;
}
