/** A name as it stands in an address: `/` would end the segment. Source: CO-09, LO-80. */
export const nameSegment = (name: string) => encodeURIComponent(name.toWellFormed().replaceAll('/', '-'))

/**
 * A segment or a name as they are compared: letter case, compatibility forms, spaces and the `-` that stands for `/` make no
 * difference. Source: CO-09.
 */
export const foldedSegment = (text: string) =>
  text.normalize('NFKC').toLowerCase().replaceAll('/', '-').replace(/\s+/g, ' ').trim()

/**
 * Only the letters and digits of a name, joined by dashes: `Highcamp Equipment Co.` is `highcamp-equipment-co`, as a
 * product's address has its brand. Source: L-012, LO-84.
 */
export const lettersDashed = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/** Words lower-cased and joined by dashes: `Size Guide` is `size-guide`. Source: C-045, L-141, LO-84. */
export const dashed = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/[\s/]+/g, '-')
