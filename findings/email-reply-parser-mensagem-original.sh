#!/bin/sh
# email-reply-parser 2.3.9 (npm): the line "-----Mensagem original-----" makes it keep a header it would cut.
#
# A client answers a portal's message, and only the answer is for the broker. The package knows Portuguese: it cuts at
# "Em ... escreveu:" and at Outlook's header of "De:", "Enviada em:", "Para:" and "Assunto:". Our guess was that
# Outlook's line above that header changes nothing, as "-----Original Message-----" does not in English. With it the
# whole message is the answer. A phone's signature is unknown in Portuguese, but not in Spanish and French.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund email-reply-parser@2.3.9

cat >read.mjs <<'PROGRAM'
import EmailReplyParser from "email-reply-parser";

const HEADER = `De: Portal <leads@portal.test>
Enviada em: segunda-feira, 30 de novembro de 2026 10:15
Para: ana@casa.test
Assunto: AP-1`;
const ENGLISH = `From: Portal <leads@portal.test>
Sent: Monday, November 30, 2026 10:15
To: ana@casa.test
Subject: AP-1`;
const behind = {
  "the header": HEADER,
  "its line and the header": `-----Mensagem original-----\n${HEADER}`,
  "both in English": `-----Original Message-----\n${ENGLISH}`,
  "Enviado desde mi iPhone": "Enviado desde mi iPhone",
  "Envoyé de mon iPhone": "Envoyé de mon iPhone",
  "Enviado do meu iPhone": "Enviado do meu iPhone",
};
for (const [name, text] of Object.entries(behind)) {
  const answer = new EmailReplyParser().read(`Tenho interesse.\n\n${text}\n\nNovo lead\n`).getVisibleText();
  console.log(`${name}: ${answer.trim().split("\n").length} lines`);
}
PROGRAM
seen="the header: 1 lines
its line and the header: 9 lines
both in English: 1 lines
Enviado desde mi iPhone: 1 lines
Envoyé de mon iPhone: 1 lines
Enviado do meu iPhone: 5 lines"
read=$(node read.mjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
