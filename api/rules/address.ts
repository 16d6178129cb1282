/** A name as addresses spell it: `/` would end the segment. Source: CO-09, LO-80. */
const nameSegment = (name: string) => encodeURIComponent(name.toWellFormed().replaceAll('/', '-'))

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

/** Names an address of categories holds at most; of a longer way down, the last ones. Source: CO-09, LO-80. */
export const MAX_PATH_NAMES = 3

/** A category's list: the names on the way down to it. Source: C-022, C-023, C-044, CO-09, LO-80. */
export const productsHref = (names: readonly string[]): string =>
  ['/products', ...names.slice(-MAX_PATH_NAMES).map(nameSegment)].join('/')

/**
 * A name in the form in which addresses compare it: letter case, compatibility forms, spaces and the `-` that represents `/`
 * make no difference. Source: CO-09.
 */
export const foldedName = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('/', '-').replace(/\s+/g, ' ').trim()

/** A product's one address, whatever the language and the brand's name in it. Source: CO-09, CO-133. */
export const productPath = (code: string): string => `/product/${encodeURIComponent(code)}`
