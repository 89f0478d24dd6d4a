import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const PROVE = {
  title: ptEn("Confirme que é você", "Confirm it is you"),
  text: ptEn(
    "Para continuar, confirme com um novo código, enviado a {email}. Ele vale por dez minutos.",
    "To continue, confirm with a new code, sent to {email}. It is valid for ten minutes.",
  ),
  send: ptEn("Enviar código", "Send the code"),
  sent: ptEn("Enviamos um código a {email}.", "We have sent a code to {email}."),
  code: ptEn("Código", "Code"),
  confirm: ptEn("Confirmar", "Confirm"),
  wrong: ptEn(
    "Código incorreto ou vencido. Tente de novo ou peça outro.",
    "The code is wrong or has expired. Try again, or ask for another.",
  ),
  tooMany: ptEn(
    "Códigos demais pedidos. Tente de novo às {time}.",
    "Too many codes requested. Try again at {time}.",
  ),
} as const satisfies Record<string, Sentence>;
