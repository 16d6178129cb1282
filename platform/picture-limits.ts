/**
 * Most pixels of a picture, so that a small file cannot unpack into all of the memory. Photos of phones with “50 megapixels” have up
 * to 8192 × 6144.
 */
export const MAX_PICTURE_PIXELS = 55_000_000

/** Largest picture that operators upload, in bytes. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024
