interface Options {
  readonly challenge: string;
}

const passkeyApi = globalThis.PublicKeyCredential as typeof PublicKeyCredential | undefined;
/** Older browsers sign in by code instead. */
const isSupported =
  passkeyApi !== undefined && "parseRequestOptionsFromJSON" in passkeyApi && "toJSON" in passkeyApi.prototype;

const challengeOf = async (form: HTMLFormElement): Promise<Options | null> => {
  const answer = await fetch(form.dataset.passkey ?? "", { method: "POST", body: new URLSearchParams() });
  return answer.ok ? ((await answer.json()) as Options) : null;
};

/** Only one request may be open: pressing the button aborts the e-mail field's. */
let openRequest = new AbortController();

const answerOf = async (form: HTMLFormElement, mediation?: "conditional"): Promise<Credential | null> => {
  const options = await challengeOf(form);
  if (!options || !passkeyApi) return null;
  openRequest.abort();
  openRequest = new AbortController();
  const { signal } = openRequest;
  return form.dataset.passkey === "/passkey/new"
    ? navigator.credentials.create({
        publicKey: passkeyApi.parseCreationOptionsFromJSON(
          options as unknown as PublicKeyCredentialCreationOptionsJSON,
        ),
        signal,
      })
    : navigator.credentials.get({
        publicKey: passkeyApi.parseRequestOptionsFromJSON(
          options as unknown as PublicKeyCredentialRequestOptionsJSON,
        ),
        signal,
        ...(mediation && { mediation }),
      });
};

const answer = async (form: HTMLFormElement, mediation?: "conditional"): Promise<void> => {
  const credential = await answerOf(form, mediation).catch(() => null);
  if (!credential) return;
  const field = form.elements.namedItem("response") as HTMLInputElement;
  field.value = JSON.stringify((credential as PublicKeyCredential).toJSON());
  form.submit();
};

const start = async (form: HTMLFormElement): Promise<void> => {
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answer(form);
  });
  const inField = "inField" in form.dataset && (await passkeyApi?.isConditionalMediationAvailable?.());
  if (inField) await answer(form, "conditional");
};

if (isSupported) {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-passkey]")) start(form);
  for (const line of document.querySelectorAll<HTMLElement>(".or")) line.hidden = false;
  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-if-passkeys]"))
    field.value = field.dataset.ifPasskeys ?? "";
}
