import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chunksOf, type Manifest, readManifest } from '../document/manifest.ts'

const ENTRY = 'renderer/client/main.tsx'
/** No page is without a header; footer and pop-ups that are on every page share its files. */
const HEADER = 'blocks/frame/header/Header.tsx'

/** Script files with their size, bytes gzip. */
export type ScriptFiles = ReadonlyMap<string, number>

interface ViewScripts {
  /** Scripts a page loads for the view beyond those of every page. */
  readonly own: ScriptFiles
  /** Script it loads on use (a dialog, a carousel's engine). */
  readonly onDemand: ScriptFiles
}

/** Weight of a build's scripts. */
export interface BuiltScripts {
  /** Scripts of every page, header included. */
  readonly everyPage: ScriptFiles
  /** Of a view (a file below `blocks/`); `undefined` when the build does not contain it. */
  of(viewFile: string): ViewScripts | undefined
}

export const bytesOf = (files: ScriptFiles) => [...files.values()].reduce((total, bytes) => total + bytes, 0)

/** Script files of chunks and all they import. Several keys of a manifest may represent one file. */
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

/** Measures the scripts of a build; a file is read and compressed once, when it is first asked for. */
export function builtScripts(directory: string): BuiltScripts {
  const manifest = readManifest(directory)
  const entry = scriptsOf(manifest, [ENTRY])
  const everyPage = scriptsOf(manifest, [ENTRY, HEADER])
  const measured = new Map<string, number>()
  const bytes = (file: string) => {
    const known = measured.get(file) ?? gzipSync(readFileSync(join(directory, file)), { level: 9 }).length
    measured.set(file, known)
    return known
  }
  const weigh = (files: Iterable<string>): ScriptFiles =>
    new Map(Array.from(files, file => [file, bytes(file)]))
  return {
    get everyPage() {
      return weigh(everyPage)
    },
    of(viewFile) {
      const key = `blocks/${viewFile}`
      if (!manifest[key]) return undefined
      // The frame counts for its own blocks alone.
      const known = viewFile.startsWith('frame/') ? entry : everyPage
      const chunks = chunksOf(manifest, key).filter(chunk => !known.has(manifest[chunk]?.file ?? ''))
      const own = [...scriptsOf(manifest, [key])].filter(file => !known.has(file))
      return { own: weigh(own), onDemand: weigh(onDemand(manifest, chunks, new Set([...known, ...own]))) }
    },
  }
}
