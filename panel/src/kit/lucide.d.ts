/** Each icon of the package as its markup. */
declare module "lucide-static/dist/esm/icons/*.mjs" {
  const markup: string;
  export default markup;
}
