const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Whether a delivery is signed as Standard Webhooks specifies. */
export const isSigned = async (
  secret: string,
  headers: Pick<Headers, "get">,
  body: string,
): Promise<boolean> => {
  const raw = bytesOf(secret.replace(/^whsec_/, ""));
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
  const signed = `${headers.get("webhook-id")}.${headers.get("webhook-timestamp")}.${body}`;
  const signatures = (headers.get("webhook-signature") ?? "")
    .split(" ")
    .filter((signature) => signature.startsWith("v1,"));
  const verdicts = signatures.map((one) =>
    crypto.subtle.verify("HMAC", key, bytesOf(one.slice("v1,".length)), new TextEncoder().encode(signed)),
  );
  return (await Promise.all(verdicts)).includes(true);
};
