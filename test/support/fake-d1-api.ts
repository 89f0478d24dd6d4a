import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";

// D1's REST API, as its users report it (cloudflare/workers-sdk#14991, #15178, #13690, #6347).

/** How a call fails: it or its answer is lost, its file is applied in part, its triggers are split, and so on. */
export type Disturbance = "lost" | "answer lost" | "in part" | "triggers split" | "slow" | "upload cut";

export interface Call {
  readonly database: string;
  readonly action: "query" | "bookmark" | "init" | "upload" | "ingest" | "poll";
  /** The SQL of a query, or of the file that is imported. */
  readonly sql: string;
}

const MAX_STATEMENT_BYTES = 100_000;
/** Calls until a slow import has ended. */
const SLOW_CALLS = 4;

/** Comments, strings and names, whose semicolons end no statement. */
const TOKENS = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|;|[^;'"-]+|-/g;
/** A trigger that is not split: on one line and in capitals, not yet at its END. */
const OPEN_TRIGGER = /^CREATE TRIGGER [^\n\r]*\bBEGIN\b(?![^\n\r]*\bEND$)[^\n\r]*$/;

/** Splits a query as D1 does: a trigger on several lines ends at its first semicolon. */
const splitAsQueriesAre = (sql: string): string[] => {
  const statements: string[] = [];
  let statement = "";
  for (const [token] of sql.matchAll(TOKENS)) {
    if (token.startsWith("--")) continue;
    if (token !== ";" || OPEN_TRIGGER.test(statement.trim())) {
      statement += token;
    } else {
      if (statement.trim() !== "") statements.push(statement);
      statement = "";
    }
  }
  return statement.trim() === "" ? statements : [...statements, statement];
};

/** @throws Error in SQLite's words */
const runStatements = (db: DatabaseSync, statements: readonly string[]): void => {
  for (const statement of statements) {
    if (Buffer.byteLength(statement) > MAX_STATEMENT_BYTES)
      throw new Error("statement too long: SQLITE_TOOBIG");
    db.prepare(statement).all();
  }
};

const inTransaction = (db: DatabaseSync, work: () => void): void => {
  db.exec("BEGIN");
  try {
    work();
    db.exec("COMMIT");
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
};

interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body: object;
}

const done = (result: unknown): Answer => ({ status: 200, body: { success: true, errors: [], result } });
const refused = (message: string): Answer => ({
  status: 400,
  body: { success: false, errors: [{ code: 7500, message }], result: null },
});
/** The answer of the platform's gateway after a minute. */
const LOST: Answer = {
  status: 504,
  body: { success: false, errors: [{ code: 7009, message: "upstream service timed out" }], result: null },
};

interface Import {
  readonly text: string;
  /** Calls until it has ended. */
  left: number;
}

class FakeDatabase {
  readonly sqlite = new DatabaseSync(":memory:");
  readonly #files = new Map<string, string>();
  #running: Import | null = null;
  #ended: object | null = null;

  answer(action: Call["action"], body: Body, disturbance?: Disturbance): Answer {
    if (this.#running && (action === "query" || action === "init")) {
      this.#advanceImport(this.#running);
      return refused("Currently processing a long-running import.");
    }
    if (action === "query") return this.#query(body);
    if (action === "bookmark") return done({ bookmark: "0000-before" });
    if (action === "upload") return this.#upload(body, disturbance);
    if (action === "poll") return this.#poll();
    const text = this.#files.get(body.etag!);
    if (text !== undefined) return this.#begin(text, disturbance);
    if (action === "ingest") return refused("The file has not been uploaded.");
    return done({ success: true, filename: body.etag, upload_url: `${body.here}/upload/${body.etag}` });
  }

  fileOf(etag: string): string {
    return this.#files.get(etag) ?? "";
  }

  #query({ sql = "", params }: Body): Answer {
    try {
      if (params?.length) return done([{ success: true, results: this.sqlite.prepare(sql).all(...params) }]);
      const statements = splitAsQueriesAre(sql);
      if (statements.length === 1)
        return done([{ success: true, results: this.sqlite.prepare(statements[0]!).all() }]);
      inTransaction(this.sqlite, () => runStatements(this.sqlite, statements));
      return done(statements.map(() => ({ success: true, results: [] })));
    } catch (error) {
      return refused(`${(error as Error).message}: SQLITE_ERROR`);
    }
  }

  #upload({ etag = "", raw = "" }: Body, disturbance?: Disturbance): Answer {
    const text = disturbance === "upload cut" ? raw.slice(0, -10) : raw;
    const md5 = createHash("md5").update(text).digest("hex");
    if (md5 === etag) this.#files.set(etag, text);
    return { status: 200, headers: { etag: `"${md5}"` }, body: {} };
  }

  #begin(text: string, disturbance?: Disturbance): Answer {
    this.#ended = null;
    if (disturbance === "slow") {
      this.#running = { text, left: SLOW_CALLS };
      return done({ success: true, status: "active", at_bookmark: "0000-before", messages: [] });
    }
    this.#ended = this.#run(text, disturbance);
    return done({ success: true, status: "active", at_bookmark: "0000-before", messages: [] });
  }

  #run(text: string, disturbance?: Disturbance): object {
    try {
      if (disturbance === "in part") {
        const statements = splitAsQueriesAre(text);
        runStatements(this.sqlite, statements.slice(0, Math.ceil(statements.length / 2)));
        throw new Error("D1 reset because its code was updated");
      }
      const run = () =>
        disturbance === "triggers split"
          ? runStatements(this.sqlite, text.split(";"))
          : this.sqlite.exec(text);
      inTransaction(this.sqlite, run);
      return { success: true, status: "complete", messages: [], result: { num_queries: 1 } };
    } catch (error) {
      return {
        success: true,
        status: "error",
        messages: [],
        errors: [`${(error as Error).message}: SQLITE_ERROR`],
      };
    }
  }

  #advanceImport(running: Import): void {
    running.left -= 1;
    if (running.left > 0) return;
    this.#running = null;
    this.#ended = this.#run(running.text);
  }

  #poll(): Answer {
    if (this.#running) this.#advanceImport(this.#running);
    if (this.#running) return done({ success: true, status: "active", at_bookmark: "0000", messages: [] });
    const ended = this.#ended ?? { success: false, error: "Not currently importing anything." };
    this.#ended = null;
    return done(ended);
  }
}

interface Body {
  readonly action?: "init" | "ingest" | "poll";
  readonly sql?: string;
  readonly params?: string[];
  readonly etag?: string;
  readonly raw?: string;
  /** The address of the database. */
  readonly here?: string;
}

export const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** A server on this machine, and the databases behind it. */
export class FakeD1Api {
  readonly calls: Call[] = [];
  /** Decides whether and how the latest call fails. */
  disturb: (call: Call, at: number) => Disturbance | undefined = () => undefined;
  readonly #databases: Record<string, FakeDatabase>;
  readonly #server: Server;

  private constructor(ids: readonly string[]) {
    this.#databases = Object.fromEntries(ids.map((id) => [id, new FakeDatabase()]));
    this.#server = createServer(async (request, response) => {
      const { status, headers, body } = this.answer(request, await read(request));
      response.writeHead(status, { "Content-Type": "application/json", ...headers });
      response.end(JSON.stringify(body));
    });
  }

  static async start(...ids: string[]): Promise<FakeD1Api> {
    const api = new FakeD1Api(ids);
    await once(api.#server.listen(0, "127.0.0.1"), "listening");
    return api;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  add(id: string): void {
    this.#databases[id] = new FakeDatabase();
  }

  sqlite(id: string): DatabaseSync {
    return this.#databases[id]!.sqlite;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** Answers a request that does not come over the network, too. */
  answer({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">, raw: string): Answer {
    const [, id = "", word = "", etag] =
      /^\/accounts\/an-account\/d1\/database\/([\w-]+)\/(\w+)(?:\/(\w+))?$/.exec(url) ?? [];
    const database = this.#databases[id];
    if (!database) return { status: 404, body: {} };
    if (word !== "upload" && headers.authorization !== "Bearer a-token") return { status: 403, body: {} };
    const sent: Body =
      word === "upload" ? { etag: etag!, raw } : (JSON.parse(raw === "" ? "{}" : raw) as Body);
    const action = word === "time_travel" ? "bookmark" : (sent.action ?? (word as "query" | "upload"));
    const sql = sent.sql ?? sent.raw ?? database.fileOf(sent.etag ?? "");
    const call: Call = { database: id, action, sql };
    this.calls.push(call);
    const disturbance = this.disturb(call, this.calls.length);
    if (disturbance === "lost") return LOST;
    const here = `${this.baseUrl}${url.slice(0, url.lastIndexOf("/"))}`;
    const answer = database.answer(action, { ...sent, here }, disturbance);
    return disturbance === "answer lost" ? LOST : answer;
  }
}
