import type { Sentence } from "../../../../src/lib/language.ts";
import type { RecordKind } from "../identity/records.ts";

export const ME = {
  title: { "pt-BR": "Seu perfil", en: "Your profile" },
  language: { "pt-BR": "Idioma", en: "Language" },
  theme: { "pt-BR": "Aparência", en: "Appearance" },
  keyboard: { "pt-BR": "Atalhos do teclado", en: "Keyboard shortcuts" },
  keyboardHint: {
    "pt-BR": "Com eles ligados, ? mostra a lista. Desligue se atrapalharem o leitor de tela.",
    en: "When on, ? shows the list. Turn them off if they interfere with a screen reader.",
  },
  on: { "pt-BR": "Ligados", en: "On" },
  off: { "pt-BR": "Desligados", en: "Off" },
  ofBrowser: { "pt-BR": "Valem só neste navegador.", en: "They apply to this browser only." },
  save: { "pt-BR": "Salvar", en: "Save" },
} as const satisfies Record<string, Sentence>;

export const SECURITY = {
  title: { "pt-BR": "Segurança", en: "Security" },
  passkeys: { "pt-BR": "Passkeys", en: "Passkeys" },
  none: {
    "pt-BR": "Nenhuma passkey. Crie uma para entrar com um toque, sem esperar o código.",
    en: "No passkeys. Create one to sign in with one touch, without waiting for a code.",
  },
  noScripts: {
    "pt-BR": "Passkeys precisam de JavaScript neste navegador. O código por e-mail funciona sem ele.",
    en: "Passkeys need JavaScript in this browser. The code by e-mail works without it.",
  },
  name: { "pt-BR": "Nome", en: "Name" },
  nameHint: {
    "pt-BR": "O aparelho ou o gerenciador de senhas, como Notebook.",
    en: "The device or password manager, such as Laptop.",
  },
  add: { "pt-BR": "Criar passkey", en: "Create a passkey" },
  unnamed: { "pt-BR": "Passkey", en: "Passkey" },
  remove: { "pt-BR": "Remover", en: "Remove" },
  since: { "pt-BR": "Criada", en: "Created" },
  endsOthers: {
    "pt-BR": "Criar ou remover uma passkey encerra suas outras sessões.",
    en: "Creating or removing a passkey ends your other sessions.",
  },
  refused: {
    "pt-BR": "A passkey não foi criada. Tente de novo.",
    en: "The passkey was not created. Try again.",
  },
  devices: { "pt-BR": "Aparelhos", en: "Devices" },
  device: { "pt-BR": "Navegador", en: "Browser" },
  address: { "pt-BR": "Endereço", en: "Address" },
  signedIn: { "pt-BR": "Entrada", en: "Signed in" },
  thisOne: { "pt-BR": "este", en: "this one" },
  end: { "pt-BR": "Encerrar", en: "End" },
  activity: { "pt-BR": "Atividade dos últimos 30 dias", en: "Activity in the last 30 days" },
  what: { "pt-BR": "Atividade", en: "Activity" },
  when: { "pt-BR": "Quando", en: "When" },
  act: { "pt-BR": "Ação", en: "Action" },
  unknown: { "pt-BR": "Desconhecido", en: "Unknown" },
} as const satisfies Record<string, Sentence>;

export const RECORDS: Readonly<Record<RecordKind, Sentence>> = {
  SIGNED_IN: { "pt-BR": "Entrada", en: "Signed in" },
  PROVED_AGAIN: { "pt-BR": "Identidade confirmada", en: "Identity confirmed" },
  SIGNED_OUT: { "pt-BR": "Saída", en: "Signed out" },
  CODE_REFUSED: { "pt-BR": "Código incorreto ou vencido", en: "Wrong or expired code" },
  PASSKEY_REFUSED: { "pt-BR": "Passkey recusada", en: "Passkey refused" },
  PASSKEY_ADDED: { "pt-BR": "Passkey criada", en: "Passkey created" },
  PASSKEY_REMOVED: { "pt-BR": "Passkey removida", en: "Passkey removed" },
  DEVICE_ENDED: { "pt-BR": "Sessão de um aparelho encerrada", en: "Session on a device ended" },
};
