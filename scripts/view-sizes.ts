import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chunksOf, type Manifest, readManifest } from '#renderer/manifest.ts'

const ENTRY = 'renderer/client/main.tsx'

/** KiB of script, gzip. */
export interface ViewSize {
  /** What a page loads for the view beyond what every page has. */
  readonly kib: number
  /** What it can load when the shopper uses it (a dialog, a carousel's engine). */
  readonly onDemandKib: number
}

/** Chunks reached through a dynamic import of `keys`, at any depth, without those of `known`. */
function onDemand(manifest: Manifest, keys: readonly string[], known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    for (const later of manifest[key]?.dynamicImports ?? [])
      for (const chunk of chunksOf(manifest, later)) {
        if (found.has(chunk) || known.has(chunk)) continue
        found.add(chunk)
        visit(chunk)
      }
  }
  keys.forEach(visit)
  return found
}

/** Measures views (files below `blocks/`) in a build; `undefined` for one it does not hold. */
export function viewSizes(directory: string): (viewFile: string) => ViewSize | undefined {
  const manifest = readManifest(directory)
  const entry = new Set(chunksOf(manifest, ENTRY))
  const bytes = (key: string) => {
    const file = manifest[key]?.file
    return file?.endsWith('.js') ? gzipSync(readFileSync(join(directory, file)), { level: 9 }).length : 0
  }
  const sum = (keys: Iterable<string>) => [...keys].reduce((total, key) => total + bytes(key), 0) / 1024
  return viewFile => {
    const key = `blocks/${viewFile}`
    if (!manifest[key]) return undefined
    const own = chunksOf(manifest, key).filter(chunk => !entry.has(chunk))
    return { kib: sum(own), onDemandKib: sum(onDemand(manifest, own, new Set([...entry, ...own]))) }
  }
}
