import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

const muted = new Writable({ write: (_chunk, _encoding, done) => done() });

/** A line of the terminal; a secret is not shown. */
export const ask = async (question: string, isSecret = false): Promise<string> => {
  process.stderr.write(question);
  const output = isSecret ? muted : process.stderr;
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const answer = await lines.question("");
  lines.close();
  if (isSecret) process.stderr.write("\n");
  return answer.trim();
};

/** The first line of standard input that is no terminal. */
export const pipedLine = async (): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return (Buffer.concat(chunks).toString("utf8").split("\n")[0] ?? "").trim();
};
