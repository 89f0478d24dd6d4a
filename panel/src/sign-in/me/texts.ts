import { ptEn, type Sentence } from "../../../../src/lib/language.ts";
import type { RecordKind } from "../identity/records.ts";

export const ME = {
  title: ptEn("Seu perfil", "Your profile"),
  language: ptEn("Idioma", "Language"),
  theme: ptEn("Aparência", "Appearance"),
  keyboard: ptEn("Atalhos do teclado", "Keyboard shortcuts"),
  keyboardHint: ptEn(
    "Com eles ligados, ? mostra a lista. Desligue se atrapalharem o leitor de tela.",
    "When on, ? shows the list. Turn them off if they interfere with a screen reader.",
  ),
  on: ptEn("Ligados", "On"),
  off: ptEn("Desligados", "Off"),
  ofBrowser: ptEn("Valem só neste navegador.", "They apply to this browser only."),
  save: ptEn("Salvar", "Save"),
} as const satisfies Record<string, Sentence>;

export const SECURITY = {
  title: ptEn("Segurança", "Security"),
  passkeys: ptEn("Passkeys", "Passkeys"),
  none: ptEn(
    "Nenhuma passkey. Crie uma para entrar com um toque, sem esperar o código.",
    "No passkeys. Create one to sign in with one touch, without waiting for a code.",
  ),
  noScripts: ptEn(
    "Passkeys precisam de JavaScript neste navegador. O código por e-mail funciona sem ele.",
    "Passkeys need JavaScript in this browser. E-mailed codes work without it.",
  ),
  name: ptEn("Nome", "Name"),
  nameHint: ptEn(
    "O aparelho ou o gerenciador de senhas, como Notebook.",
    "The device or password manager, such as Laptop.",
  ),
  add: ptEn("Criar passkey", "Create a passkey"),
  unnamed: ptEn("Passkey", "Passkey"),
  remove: ptEn("Remover", "Remove"),
  since: ptEn("Criada", "Created"),
  endsOthers: ptEn(
    "Criar ou remover uma passkey encerra suas outras sessões.",
    "Creating or removing a passkey ends your other sessions.",
  ),
  refused: ptEn("A passkey não foi criada. Tente de novo.", "The passkey was not created. Try again."),
  devices: ptEn("Aparelhos", "Devices"),
  device: ptEn("Navegador", "Browser"),
  address: ptEn("Endereço", "IP address"),
  signedIn: ptEn("Entrada", "Signed in"),
  thisOne: ptEn("este", "this one"),
  end: ptEn("Encerrar", "End"),
  activity: ptEn("Atividade dos últimos 30 dias", "Activity in the last 30 days"),
  what: ptEn("Atividade", "Activity"),
  when: ptEn("Quando", "When"),
  act: ptEn("Ação", "Action"),
  unknown: ptEn("Desconhecido", "Unknown"),
} as const satisfies Record<string, Sentence>;

export const RECORDS: Readonly<Record<RecordKind, Sentence>> = {
  SIGNED_IN: ptEn("Entrada", "Signed in"),
  PROVED_AGAIN: ptEn("Identidade confirmada", "Identity confirmed"),
  SIGNED_OUT: ptEn("Saída", "Signed out"),
  CODE_REFUSED: ptEn("Código incorreto ou vencido", "Wrong or expired code"),
  PASSKEY_REFUSED: ptEn("Passkey recusada", "Passkey refused"),
  PASSKEY_ADDED: ptEn("Passkey criada", "Passkey created"),
  PASSKEY_REMOVED: ptEn("Passkey removida", "Passkey removed"),
  DEVICE_ENDED: ptEn("Sessão de um aparelho encerrada", "Session on a device ended"),
};
