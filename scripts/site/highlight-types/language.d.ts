declare const language: unknown;
export default language;
