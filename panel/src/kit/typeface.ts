/** The address of the typeface, the same as in the style sheet. */
export const TYPEFACE = "/assets/geist-5.3.0.woff2";
