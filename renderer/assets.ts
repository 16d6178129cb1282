import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const chunkSchema = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
})
const manifestSchema = z.record(z.string(), chunkSchema)
type Manifest = z.output<typeof manifestSchema>

/** Scripts and style sheets of one entry or view, addresses below `/`. */
interface Assets {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Everything, fonts and pictures included. */
  readonly files: readonly string[]
}

export interface BuiltAssets {
  /** What a source file needs: itself and everything it imports, each once. Throws for a file that was not built. */
  of(sourceFile: string): Assets
  /** Changes with each build. */
  readonly build: string
}

/** A chunk and what it imports, imports first: style sheets have to be linked in that order for layers to hold. */
function collect(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  return [...(manifest[key]?.imports ?? []).flatMap(next => collect(manifest, next, seen)), key]
}

/** Reads what Vite built into `directory`. */
export function readAssets(directory: string): BuiltAssets {
  const text = readFileSync(join(directory, '.vite/manifest.json'), 'utf8')
  const manifest = manifestSchema.parse(JSON.parse(text))
  const known = new Map<string, Assets>()
  return {
    build: createHash('sha256').update(text).digest('hex').slice(0, 12),
    of(sourceFile) {
      const before = known.get(sourceFile)
      if (before) return before
      if (!manifest[sourceFile]) throw new Error(`${sourceFile} is not in the build`)
      const chunks = collect(manifest, sourceFile).flatMap(key => manifest[key] ?? [])
      // A style sheet that is an entry of its own stands in `file`.
      const files = [...new Set(chunks.flatMap(({ file, css }) => [file, ...css]).map(file => `/${file}`))]
      const assets = {
        files,
        // The entry first, then what it imports.
        scripts: files.filter(file => file.endsWith('.js')).reverse(),
        styles: files.filter(file => file.endsWith('.css')),
      }
      known.set(sourceFile, assets)
      return assets
    },
  }
}

/** While developing, Vite serves the sources themselves and injects their styles. */
export const developmentAssets: BuiltAssets = {
  build: 'dev',
  of: sourceFile => ({ scripts: [`/${sourceFile}`], styles: [], files: [`/${sourceFile}`] }),
}
