import type { AuthRequest, ClientInfo } from "@cloudflare/workers-oauth-provider";
import type { Child } from "hono/jsx";
import type { Problem } from "../../../../src/errors/problem.ts";
import { isSandbox } from "../../../../src/lib/id.ts";
import type { Membership } from "../../../../src/ports/panel.ts";
import { isOwnMachine } from "../../../../src/vocabulary/connections.ts";
import { addressWith, type PanelContext } from "../../context.ts";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Field, IdempotencyKey, Notice, Options, Refused, reasonsAt } from "../../kit/fields.tsx";
import { Page } from "../../kit/frame.tsx";
import { Matrix } from "../../resources/permissions/matrix.tsx";
import { ROLES } from "../../resources/roles.ts";
import { hostOf, nameOf } from "./client-names.ts";
import { isDocumentAddress } from "./documents.ts";
import { CONSENT, VALIDITY_TITLES } from "./texts.ts";

interface Client {
  readonly c: PanelContext;
  readonly request: AuthRequest;
  readonly client: ClientInfo;
}

/** Everything here except the hosts is the client's own claim. */
const WhoAsks = ({ c, request, client }: Client) => {
  const t = c.get("t");
  const host = hostOf(request.redirectUri);
  const known = isDocumentAddress(request.clientId) ? new URL(request.clientId).host : null;
  const facts: readonly Fact[] = [
    [CONSENT.assistant, nameOf(client)],
    [CONSENT.publisher, known === null ? t(CONSENT.unverified) : <strong>{known}</strong>],
    [CONSENT.redirect, <strong>{host}</strong>],
  ];
  return (
    <section class="card">
      <Facts c={c} facts={facts} />
      {isOwnMachine(host) && <Notice kind="bad">{t(CONSENT.ownMachine)}</Notice>}
      {!isOwnMachine(host) && known !== null && known !== host && <p class="hint">{t(CONSENT.otherHost)}</p>}
    </section>
  );
};

interface Accounts extends Client {
  readonly accounts: readonly Membership[];
}

const Space = ({ c, accountId }: { readonly c: PanelContext; readonly accountId: string }) =>
  isSandbox(accountId) ? <span class="badge waiting">{c.get("t")(CONSENT.sandbox)}</span> : null;

/** Asks for the account first: the permissions that may be given depend on it. */
export const AccountsPage = ({ accounts, ...asked }: Accounts) => {
  const { c } = asked;
  const t = c.get("t");
  return (
    <Page c={c} title={CONSENT.consent}>
      <WhoAsks {...asked} />
      <h2>{t(CONSENT.whichAccount)}</h2>
      {accounts.map(({ accountId, name, role }) => (
        <section class="card">
          <h3>
            <a href={addressWith(c, { account: accountId })}>{name}</a>
          </h3>
          <span class="row">
            <Space c={c} accountId={accountId} />
            <span class="badge">{t(ROLES[role])}</span>
          </span>
        </section>
      ))}
    </Page>
  );
};

export interface Consent extends Client {
  readonly account: Membership;
  readonly action: string;
  readonly granted: readonly string[];
  /** The permissions that the person's role may give. */
  readonly given: readonly string[];
  readonly chosen: readonly string[];
  readonly validity: string;
  readonly once: string | undefined;
  readonly problem: Problem | undefined;
  /** The address where the person proves who they are, if that is required. */
  readonly prove: string | null;
}

const Decision = ({ c, account, action, granted, given, chosen, validity, once, problem }: Consent) => {
  const { language, t } = c.var;
  return (
    <form method="post" action={action} class="card">
      <IdempotencyKey value={once} />
      <p>
        <strong>{account.name}</strong> <Space c={c} accountId={account.accountId} />
      </p>
      <Matrix
        language={language}
        granted={granted}
        given={given}
        chosen={chosen}
        faults={reasonsAt(problem, "/scopes")}
      />
      <Field
        label={t(CONSENT.validity)}
        pointer="/validity"
        problem={problem}
        control={(own) => (
          <select {...own}>
            <Options c={c} of={VALIDITY_TITLES} chosen={validity} />
          </select>
        )}
      />
      <h2>{t(CONSENT.neverTitle)}</h2>
      <ul>
        {CONSENT_NEVER.map((line) => (
          <li>{t(line)}</li>
        ))}
      </ul>
      <span class="row">
        <button type="submit" class="main" name="decision" value="allow">
          {t(CONSENT.allow)}
        </button>
        <button type="submit" class="plain" name="decision" value="deny">
          {t(CONSENT.deny)}
        </button>
      </span>
    </form>
  );
};

const CONSENT_NEVER = [CONSENT.neverDeletes, CONSENT.neverAccepts, CONSENT.neverSends];

export const ConsentPage = (consent: Consent) => {
  const { c, prove, problem } = consent;
  const t = c.get("t");
  return (
    <Page c={c} title={CONSENT.consent}>
      {prove !== null && (
        <Notice kind="bad">
          <p>{t(CONSENT.proveText)}</p>
          <a class="button" href={prove}>
            {t(CONSENT.prove)}
          </a>
        </Notice>
      )}
      <Refused problem={problem} />
      <WhoAsks {...consent} />
      <Decision {...consent} />
    </Page>
  );
};

const NotPossible = ({ c, children }: { readonly c: PanelContext; readonly children?: Child }) => (
  <Page c={c} title={CONSENT.notPossible}>
    <p>{children}</p>
  </Page>
);

/** For an invalid request: nothing on the page leads to where the request points. */
export const TroublePage = ({ c }: { readonly c: PanelContext }) => (
  <NotPossible c={c}>{c.get("t")(CONSENT.badRequest)}</NotPossible>
);

export const NobodyPage = ({ c }: { readonly c: PanelContext }) => (
  <NotPossible c={c}>{c.get("t")(CONSENT.nobody)}</NotPossible>
);
