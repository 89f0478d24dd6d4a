/** Raised when the reader changes, so that an unchanged feed is read again. */
export const READER_EDITION = 19;
