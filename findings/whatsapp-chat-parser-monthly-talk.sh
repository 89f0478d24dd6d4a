#!/bin/sh
# whatsapp-chat-parser 4.0.2 (npm): a tenant's talk of three months becomes three days of May.
#
# An agency's talk with a client comes into a CRM as WhatsApp's export, with dates as the phone has them: day first.
# The package works the order out and falls back on day first. Our guess was that it does so unless a number above 12
# says otherwise. But it also takes the number that moves more for the day: of rent due on the 5th people write on the
# 5th, and 5 October, November and December are 10, 11 and 12 May, also beside a message of the 6th. A later message on
# an earlier day of its month puts all in order, so that the days of one export differ from those of the next.
# `daysFirst: true` is always right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund whatsapp-chat-parser@4.0.2

cat >read.mjs <<'PROGRAM'
import { parseString } from "whatsapp-chat-parser";

const rent = `05/10/2026 09:00 - Agência: Bom dia! O aluguel de outubro vence hoje.
05/10/2026 09:40 - Inquilina: Pago, obrigada.
05/11/2026 09:00 - Agência: Bom dia! O aluguel de novembro vence hoje.
05/12/2026 09:00 - Agência: Bom dia! O aluguel de dezembro vence hoje.
06/12/2026 10:15 - Inquilina: Pago. Posso mostrar o apartamento na terça.`;
const later = `${rent}\n04/01/2027 09:00 - Agência: Feliz ano novo!\n03/02/2027 09:00 - Agência: Bom dia!`;
const days = (talk, options) => parseString(talk, options).map(({ date }) => date.toISOString().slice(0, 10));
console.log(days(rent).join(" "));
console.log(days(later).join(" "));
console.log(days(rent, { daysFirst: true }).join(" "));
PROGRAM
seen="2026-05-10 2026-05-10 2026-05-11 2026-05-12 2026-06-12
2026-10-05 2026-10-05 2026-11-05 2026-12-05 2026-12-06 2027-01-04 2027-02-03
2026-10-05 2026-10-05 2026-11-05 2026-12-05 2026-12-06"
read=$(TZ=UTC node read.mjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "It was: $seen" >&2; exit 1; }
