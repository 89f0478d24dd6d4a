import { forEach, say } from "./words.ts";

interface Answer {
  readonly photos: readonly string[];
  readonly refused: readonly { readonly reason: string }[];
}

const line = (list: HTMLElement, name: string, state: string): HTMLElement => {
  const item = document.createElement("li");
  const told = document.createElement("span");
  told.textContent = state;
  item.append(`${name}: `, told);
  list.append(item);
  return told;
};

/** One photo under the form's own number. @returns its address, or why it is none */
const sendOne = async (form: HTMLFormElement, file: File): Promise<{ photo?: string; reason?: string }> => {
  const body = new FormData();
  body.append("files", file, file.name);
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
    });
    // The session has ended: the page of the sign-in came.
    if (answer.redirected) location.assign(answer.url);
    const { photos, refused } = (await answer.json()) as Answer;
    const [photo] = photos;
    return photo === undefined ? { reason: refused[0]?.reason ?? "" } : { photo };
  } catch {
    return { reason: form.dataset.lost ?? "" };
  }
};

/** Sends the addresses: with the order that somebody is making of the photos, where the page has one. */
const take = (form: HTMLFormElement, photos: readonly string[]): void => {
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

/** Sends photos one at a time, in the order chosen, and says of each what became of it. */
const sendAll = async (form: HTMLFormElement, files: readonly File[]): Promise<void> => {
  const { room, most, full = "", large = "", sending = "", sent = "", progress = "" } = form.dataset;
  for (const old of form.querySelectorAll(".uploads, progress, .take")) old.remove();
  const bar = document.createElement("progress");
  bar.max = files.length;
  bar.value = 0;
  bar.setAttribute("aria-label", sending);
  const list = document.createElement("ul");
  list.className = "uploads";
  form.append(bar, list);
  const photos = new Set<string>();
  let refused = 0;
  for (const [at, file] of files.entries()) {
    const told = line(list, file.name, sending);
    const known = photos.size >= Number(room) ? full : file.size > Number(most) ? large : "";
    const { photo, reason } = known ? { reason: known } : await sendOne(form, file);
    if (photo === undefined) refused += 1;
    else photos.add(photo);
    told.textContent = photo === undefined ? (reason ?? "") : sent;
    told.className = photo === undefined ? "fault" : "";
    bar.value = at + 1;
    say(progress.replace("{done}", String(at + 1)).replace("{all}", String(files.length)));
  }
  if (photos.size === 0) return;
  if (refused === 0) {
    take(form, [...photos]);
    return;
  }
  // Some were refused: the reasons stay to be read, and the rest waits for a press.
  const button = document.createElement("button");
  button.type = "button";
  button.className = "main take";
  button.textContent = (form.dataset.take ?? "").replace("{taken}", String(photos.size));
  button.addEventListener("click", () => take(form, [...photos]));
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
