{
  // Before the first paint: the reader's theme, else the system's.
  const chosen = (): string | null => {
    try {
      return localStorage.getItem("theme");
    } catch {
      return null;
    }
  };
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = (): void => {
    document.documentElement.dataset.theme = chosen() ?? (dark.matches ? "dark" : "light");
  };
  apply();
  dark.addEventListener("change", apply);
}
