import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { LOCALES } from '#locales/locale.ts'

const FOLDERS = 'desk/collections/*/texts.json'

/** The texts of all collections, which lie beside their definitions, for the catalogue of each language. */
export function collectionFiles(root: string): ReadonlyMap<string, string> {
  const texts = globSync(FOLDERS, { cwd: root })
    .toSorted()
    .map(path => {
      const both = JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>
      return [basename(dirname(path)), both] as const
    })
  return new Map(
    LOCALES.map(locale => {
      const words = Object.fromEntries(texts.map(([name, both]) => [name, both[locale]]))
      return [
        `locales/generated/${locale}/collections.json`,
        `${JSON.stringify(words, undefined, 2)}\n`,
      ] as const
    }),
  )
}
