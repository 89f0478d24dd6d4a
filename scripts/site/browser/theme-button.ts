const { documentElement: root } = document;
const button = document.querySelector<HTMLButtonElement>("button.theme")!;
const word = button.querySelector("span")!;

const keep = (theme: string): void => {
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // The browser may refuse to store anything.
  }
};

const label = (): void => {
  const isDark = root.dataset.theme === "dark";
  word.textContent = (isDark ? button.dataset.light : button.dataset.dark) ?? "";
  button.title = word.textContent;
};

button.addEventListener("click", () => {
  root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
  keep(root.dataset.theme);
  label();
});
label();

export {};
