import { type BothTexts, LOCALES } from '#locales/locale.ts'
import { foldedName } from '../../rules/address.ts'

interface NamedCategory {
  readonly parent: string | null
  readonly name: BothTexts
}

/**
 * Categories of the file with a name that another category below the same parent has in either language. Source: CO-09 (names
 * are compared folded).
 * @param inFile what may be blamed
 */
export function repeatedNames(
  categories: ReadonlyMap<string, NamedCategory>,
  inFile: { has(code: string): boolean },
): { code: string; other: string; name: string }[] {
  const found: { code: string; other: string; name: string }[] = []
  for (const siblings of Map.groupBy(categories, ([, { parent }]) => parent).values()) {
    const owners = new Map<string, string>()
    for (const [code, { name }] of siblings.toSorted(
      ([one], [other]) => Number(inFile.has(one)) - Number(inFile.has(other)),
    ))
      for (const locale of LOCALES) {
        const key = foldedName(name[locale])
        const other = owners.get(key)
        if (other === undefined) owners.set(key, code)
        else if (other !== code && inFile.has(code)) found.push({ code, other, name: name[locale] })
      }
  }
  return found
}
