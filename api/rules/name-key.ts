/** Characters of a name that count when it is looked for. */
const MAX_CHARACTERS = 60

/** Follows every digit of a key, in the order of any database. */
const AFTER_HEX = 'g'

/** A name as it is looked for: without case, spaces and signs, full-width letters like half-width ones. */
const foldedName = (name: string): string =>
  Array.from(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  )
    .slice(0, MAX_CHARACTERS)
    .join('')

const utf8 = new TextEncoder()

/**
 * Key of a folded name: the hexadecimal digits of its UTF-8, so that names with one beginning lie together whatever the database's order of
 * letters is.
 */
const keyOf = (folded: string): string =>
  [...utf8.encode(folded)].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Keys of a member's name, family name last and first. */
export const nameKeys = (name: {
  readonly first_name: string
  readonly last_name: string
}): readonly string[] => [
  ...new Set(
    [`${name.first_name}${name.last_name}`, `${name.last_name}${name.first_name}`]
      .map(whole => keyOf(foldedName(whole)))
      .filter(key => key !== ''),
  ),
]

/** Bounds of the keys of names that begin as typed; the second is not one of them. `undefined` if nothing was typed. */
export function nameRange(typed: string): readonly [from: string, until: string] | undefined {
  const key = keyOf(foldedName(typed))
  return key === '' ? undefined : [key, `${key}${AFTER_HEX}`]
}
