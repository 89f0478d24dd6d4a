interface Named {
  readonly publicUrl: string;
  readonly securityContact: string | null;
}

/** When the file expires (RFC 9116 §2.5.5): at most a year ahead. `npm run check tools` warns in time. */
export const EXPIRES = "2027-10-01T00:00:00.000Z";

/** Says where to report a vulnerability (RFC 9116); null if the deployment names no contact. */
export const securityTxt = ({ publicUrl, securityContact }: Named): string | null =>
  securityContact === null
    ? null
    : [
        `Contact: ${securityContact}`,
        `Expires: ${EXPIRES}`,
        "Preferred-Languages: pt-BR, en",
        `Canonical: ${publicUrl}/.well-known/security.txt`,
        "",
      ].join("\n");
