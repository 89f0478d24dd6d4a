/** The address of the typeface, which has the same one in the style. */
export const FACE = "/assets/geist-5.3.0.woff2";
