import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JOINED_STYLES, readManifest, stylesOf } from '#renderer/manifest.ts'

const ENTRY = 'renderer/client/main.tsx'
const VIEWS = 'blocks/'

/**
 * A chunk's list of files, named once each: the joined sheet would stand in it forty times, and by that number in front of every
 * view's import.
 */
export function withShortLists(code: string): string {
  const list = /(m\.f=)(\[[^\]]*\])/.exec(code)
  if (!list) return code
  const files = JSON.parse(list[2] ?? '[]') as string[]
  const unique = [...new Set(files)]
  const at = (index: string) => unique.indexOf(files[Number(index)] ?? '')
  return code
    .replace(list[0], `${list[1]}${JSON.stringify(unique)}`)
    .replaceAll(
      /__vite__mapDeps\(\[([\d,]+)\]\)/g,
      (_, indexes: string) => `__vite__mapDeps([${[...new Set(indexes.split(',').map(at))].join(',')}])`,
    )
}

/**
 * Joins the style sheets of the shop's entry and of every view into one. A product page would otherwise wait for thirty small
 * ones before it shows anything; this one is kept for a year and serves every page after. Sheets that only come with a
 * dynamic import (quick view, comparison) stay on their own.
 *
 * The chunk that loads the views names their sheets: it gets the joined one's name instead, so that a view waking up
 * finds its sheet linked already. That chunk names all of them, so its own name changes whenever any of them does.
 */
export function joinStyles(directory: string): void {
  const manifest = readManifest(directory)
  const isView = (key: string) => key.startsWith(VIEWS)
  const [loaderKey, loader] =
    Object.entries(manifest).find(([, { dynamicImports }]) => dynamicImports.filter(isView).length > 5) ?? []
  if (!loader || loaderKey === undefined) throw new Error('No chunk of the build loads the views.')
  const views = loader.dynamicImports.filter(isView)
  const sheets = [...new Set([ENTRY, ...views].flatMap(key => stylesOf(manifest, key)))]
  const text = sheets.map(file => readFileSync(join(directory, file), 'utf8')).join('\n')
  const hash = createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, 'x').slice(0, 8)
  const joined = `assets/joined-${hash}.css`
  writeFileSync(join(directory, joined), text)

  const script = join(directory, loader.file)
  const named = sheets.reduce((code, file) => code.replaceAll(file, joined), readFileSync(script, 'utf8'))
  writeFileSync(script, withShortLists(named))
  writeFileSync(join(directory, JOINED_STYLES), JSON.stringify({ file: joined, sheets }))
}
