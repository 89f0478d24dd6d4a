import { ALERTS, type Row, withColumnPlaces } from "../../src/alarms/alerts.ts";
import { answerAlarm } from "../../src/alarms/page.ts";
import type { AlarmPorts } from "../../src/alarms/ports.ts";
import { takeTurn } from "../../src/alarms/turn.ts";
import { signatures } from "../../src/outbound/post-webhook.ts";
import { FAULTS, HEALTHY, MINUTE, NOW, SILENT } from "../docs/alert-faults.ts";
import { answerTo, type StoredPoint } from "./points-sql.ts";

export const SECRET = `whsec_${btoa("what signs the alarms")}`;
const HOOK = "https://plantao.example.com/alarmes";

/** A store that refuses a write whose condition does not hold. */
export class Store {
  #text: string | null = null;
  #etag = 0;
  /** Called before each write; what it throws is the write's failure. */
  beforePut: (text: string) => unknown = () => undefined;

  get = async () =>
    this.#text === null ? null : { etag: String(this.#etag), json: async () => JSON.parse(this.#text!) };

  put = async (_: string, text: string, { onlyIf }: { onlyIf: { etagMatches?: string } }) => {
    await this.beforePut(text);
    if ((onlyIf.etagMatches ?? null) !== (this.#text === null ? null : String(this.#etag))) return null;
    this.#text = text;
    this.#etag += 1;
    return {};
  };
}

interface Mail {
  readonly subject: string;
  readonly text: string;
}

interface Post {
  readonly id: string;
  readonly isSigned: boolean;
  readonly body: Readonly<Record<string, never>> & {
    readonly type: string;
    readonly data: { readonly name: string; readonly rows: readonly Row[]; readonly link: string };
  };
}

const answersTo = (points: readonly StoredPoint[]): ReadonlyMap<string, readonly Row[]> =>
  new Map(ALERTS.map(({ query }) => [withColumnPlaces(query), answerTo(query, points, NOW)]));

const HEALTHY_ANSWERS = answersTo(HEALTHY);
const FAULTY_ANSWERS = new Map<string, ReadonlyMap<string, readonly Row[]>>();

const pointsWith = (alert: string): readonly StoredPoint[] => {
  const [, , over, , put] = FAULTS.find(([raised]) => raised === alert) ?? [];
  return put
    ? [...HEALTHY, ...put(over!)]
    : HEALTHY.filter(({ dataset }) => dataset !== (SILENT as Readonly<Record<string, string>>)[alert]);
};

/** The alarms' queries and notifications, minute by minute. */
export class AlarmStage {
  now = NOW;
  readonly store = new Store();
  readonly mails: Mail[] = [];
  readonly posts: Post[] = [];
  /** The queries sent in each minute. */
  readonly asked: string[][] = [];
  /** By query; null if points cannot be read. */
  answers: ReadonlyMap<string, readonly Row[]> | null = HEALTHY_ANSWERS;
  mailFails = false;
  hookStatus = 204;

  /** @param alert the alert whose fault begins now; null ends every fault */
  provoke(alert: string | null): void {
    if (alert === null) {
      this.answers = HEALTHY_ANSWERS;
      return;
    }
    if (!FAULTY_ANSWERS.has(alert)) FAULTY_ANSWERS.set(alert, answersTo(pointsWith(alert)));
    this.answers = FAULTY_ANSWERS.get(alert)!;
  }

  get ports(): AlarmPorts {
    return {
      store: this.store as unknown as AlarmPorts["store"],
      account: "account",
      token: "token",
      suffix: "",
      secret: SECRET,
      mailFrom: "avisos@example.com",
      mailTo: "plantao@example.com",
      hook: HOOK,
      runbook: "https://git.example.com/docs/runbook/",
      ownUrl: "https://status.example.com",
      email: { send: this.#mail } as unknown as SendEmail,
      outbound: {
        fetch: this.#fetch as AlarmPorts["outbound"]["fetch"],
        resolver: { addresses: async () => ["8.8.8.8"] },
        ownHosts: [],
        allowPrivate: false,
        now: () => this.now,
      },
    };
  }

  #mail = async ({ subject, text }: Mail): Promise<void> => {
    if (this.mailFails) throw new Error("not taken");
    this.mails.push({ subject, text });
  };

  #fetch = async (url: string, { body, headers }: RequestInit): Promise<Response> => {
    const text = String(body);
    if (url === HOOK) {
      const given = new Headers(headers);
      const id = given.get("webhook-id")!;
      const signature = await signatures([SECRET], id, Number(given.get("webhook-timestamp")), text);
      this.posts.push({
        id,
        isSigned: given.get("webhook-signature") === signature,
        body: JSON.parse(text),
      });
      return new Response(null, { status: this.hookStatus });
    }
    if (!this.answers) return new Response(null, { status: 503 });
    const query = text.replace(" FORMAT JSON", "");
    this.asked.at(-1)!.push(ALERTS.find((alert) => withColumnPlaces(alert.query) === query)!.name);
    return Response.json({ data: this.answers.get(query) });
  };

  turn = async (): Promise<void> => {
    this.asked.push([]);
    await takeTurn(this.ports, this.now);
  };

  async minutes(count: number): Promise<void> {
    for (let minute = 0; minute < count; minute += 1) {
      await this.turn();
      this.now += MINUTE;
    }
  }

  /** Such as `rings burn-fast`, in the order in which the webhook received them. */
  get notified(): string[] {
    return this.posts.map(({ body: { type, data } }) => `${type.replace("alarm.", "")} ${data.name}`);
  }

  at = (link: string, method = "GET"): Promise<Response | null> =>
    answerAlarm(this.ports, new Request(link, { method }), this.now);
}
