import { sendPhotos } from "./photos.ts";
import { announce, forEach } from "./words.ts";

const line = (list: HTMLElement, name: string, state: string): HTMLElement => {
  const item = document.createElement("li");
  const status = document.createElement("span");
  status.textContent = state;
  item.append(`${name}: `, status);
  list.append(item);
  return status;
};

/** Submits the new photos' addresses, along with the order of all photos where the page has a form for it. */
const submitPhotos = (form: HTMLFormElement, photos: readonly string[]): void => {
  const order = document.querySelector<HTMLFormElement>("form[data-arranges]");
  const field = order?.querySelector<HTMLTextAreaElement>('textarea[name="/photos"]');
  if (order && field) {
    field.value = [field.value, ...photos].filter(Boolean).join("\n");
    order.requestSubmit();
    return;
  }
  const added = document.createElement("input");
  Object.assign(added, { type: "hidden", name: "/photos", value: photos.join("\n") });
  form.append(added);
  form.querySelector<HTMLInputElement>('[type="file"]')!.disabled = true;
  form.action = form.dataset.uploads ?? "";
  form.enctype = "application/x-www-form-urlencoded";
  form.submit();
};

/** Sends photos, and shows the result of each. */
const sendAll = async (form: HTMLFormElement, files: readonly File[]): Promise<void> => {
  const { room, most, full = "", large = "", lost = "", failed = "", unsent = "" } = form.dataset;
  const { sending = "", sent = "", progress = "", ended = "" } = form.dataset;
  for (const old of form.querySelectorAll(".uploads, progress, .take, .notice")) old.remove();
  const bar = document.createElement("progress");
  bar.max = files.length;
  bar.value = 0;
  bar.setAttribute("aria-label", sending);
  const list = document.createElement("ul");
  list.className = "uploads";
  form.append(bar, list);
  const lines = files.map(({ name }) => line(list, name, sending));
  const { photos, refused, signIn } = await sendPhotos(files, {
    path: form.action,
    room: Number(room),
    most: Number(most),
    words: { full, large, lost, failed, unsent },
    show: (at, reason) => {
      lines[at]!.textContent = reason ?? sent;
      lines[at]!.className = reason === null ? "" : "fault";
      bar.value = at + 1;
      announce(progress.replace("{done}", String(at + 1)).replace("{all}", String(files.length)));
    },
  });
  if (signIn !== null) {
    const notice = document.createElement("p");
    notice.className = "notice bad";
    notice.role = "alert";
    const link = document.createElement("a");
    link.href = signIn;
    link.textContent = form.dataset.signIn ?? "";
    notice.append(`${ended.replace("{count}", String(files.length))} `, link);
    form.append(notice);
  }
  if (photos.length === 0) return;
  if (refused === 0) {
    submitPhotos(form, photos);
    return;
  }
  // Some were refused: a click submits the others, so that the reasons can be read first.
  const button = document.createElement("button");
  button.type = "button";
  button.className = "main take";
  button.textContent = (form.dataset.take ?? "").replace("{taken}", String(photos.length));
  button.addEventListener("click", () => submitPhotos(form, photos));
  form.append(button);
  button.focus();
};

forEach<HTMLFormElement>("form[data-uploads]", (form) => {
  if (form.dataset.ready) return;
  form.dataset.ready = "yes";
  const input = form.querySelector<HTMLInputElement>('[type="file"]')!;
  const buttons = form.querySelectorAll<HTMLButtonElement>('[type="submit"]');
  const begin = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0 || form.ariaBusy === "true") return;
    form.ariaBusy = "true";
    for (const button of buttons) button.disabled = true;
    await sendAll(form, files);
    form.ariaBusy = "false";
    for (const button of buttons) button.disabled = false;
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void begin([...(input.files ?? [])]);
  });
  form.addEventListener("dragover", (event) => {
    event.preventDefault();
    form.classList.add("over");
  });
  form.addEventListener("dragleave", () => form.classList.remove("over"));
  form.addEventListener("drop", (event) => {
    event.preventDefault();
    form.classList.remove("over");
    if (!input.disabled) void begin([...(event.dataTransfer?.files ?? [])]);
  });
});
