/** What a text may have, in characters as a person counts them. */
export const MAX_LINE_CHARS = 200;
export const MAX_REF_CHARS = 80;
export const MAX_TITLE_CHARS = 300;
export const MAX_DESCRIPTION_CHARS = 20_000;
export const MAX_AMENITY_CHARS = 80;

/** What a list may have, in items. */
export const MAX_PHOTOS = 30;
export const MAX_AMENITIES = 100;

/** Amounts in BRL, areas in m²: kept to the hundredth, so that less than one is nothing. */
export const MAX_PRICE = 1_000_000_000_000;
/** A million hectares. */
export const MAX_AREA = 10_000_000_000;
export const MAX_ROOMS = 10_000;
