import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

const muted = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads a line from the terminal, without showing a secret. */
export const ask = async (question: string, isSecret = false): Promise<string> => {
  process.stderr.write(question);
  const output = isSecret ? muted : process.stderr;
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const answer = await lines.question("");
  lines.close();
  if (isSecret) process.stderr.write("\n");
  return answer.trim();
};

/** Reads the first line of standard input, where that is not a terminal. */
export const pipedLine = async (): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return (Buffer.concat(chunks).toString("utf8").split("\n")[0] ?? "").trim();
};
