import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chunksOf, type Manifest, readManifest } from '#renderer/manifest.ts'

const ENTRY = 'renderer/client/main.tsx'
/** No page is without a header; footer and pop-ups that stand on every page share its files. */
const HEADER = 'blocks/frame/header/Header.tsx'

/** KiB of script, gzip. */
export interface ViewSize {
  /** What a page loads for the view beyond what every page has. */
  readonly kib: number
  /** What it can load when the shopper uses it (a dialog, a carousel's engine). */
  readonly onDemandKib: number
}

/** Script files of chunks and all they import. Several keys of a manifest may stand for one file. */
const scriptsOf = (manifest: Manifest, keys: readonly string[]): Set<string> =>
  new Set(
    keys
      .flatMap(key => chunksOf(manifest, key))
      .flatMap(chunk => manifest[chunk]?.file ?? [])
      .filter(file => file.endsWith('.js')),
  )

/** Files reached through a dynamic import of `keys`, at any depth, without those of `known`. */
function onDemand(manifest: Manifest, keys: readonly string[], known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    for (const later of manifest[key]?.dynamicImports ?? [])
      for (const chunk of chunksOf(manifest, later)) {
        const file = manifest[chunk]?.file
        if (!file?.endsWith('.js') || found.has(file) || known.has(file)) continue
        found.add(file)
        visit(chunk)
      }
  }
  keys.forEach(visit)
  return found
}

/** Measures views (files below `blocks/`) in a build; `undefined` for one it does not hold. */
export function viewSizes(directory: string): (viewFile: string) => ViewSize | undefined {
  const manifest = readManifest(directory)
  const entry = scriptsOf(manifest, [ENTRY])
  const everyPage = scriptsOf(manifest, [ENTRY, HEADER])
  const bytes = (file: string) => gzipSync(readFileSync(join(directory, file)), { level: 9 }).length
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + bytes(file), 0) / 1024
  return viewFile => {
    const key = `blocks/${viewFile}`
    if (!manifest[key]) return undefined
    // The frame counts for its own blocks alone.
    const known = viewFile.startsWith('frame/') ? entry : everyPage
    const chunks = chunksOf(manifest, key).filter(chunk => !known.has(manifest[chunk]?.file ?? ''))
    const own = [...scriptsOf(manifest, [key])].filter(file => !known.has(file))
    return { kib: sum(own), onDemandKib: sum(onDemand(manifest, chunks, new Set([...known, ...own]))) }
  }
}
