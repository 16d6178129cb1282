import { createHash } from 'node:crypto'
import { createInliner, type Inliner, NO_INLINER } from './inline-styles.ts'
import { type Build, chunksOf, readManifest } from './manifest.ts'

/** Scripts and style sheets of one entry or view, addresses below `/`. */
interface Assets {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Everything, fonts and pictures included. */
  readonly files: readonly string[]
}

export interface BuiltAssets {
  /** Files a source file needs: itself and everything it imports, each once. Throws for a file that was not built. */
  of(sourceFile: string): Assets
  /** The rules of these style sheets, in this order. */
  readonly inline: Inliner
  /** Changes with each build. */
  readonly build: string
}

/** Reads what Vite built into `directory`. */
export function readAssets(directory: string, build: Build = 'shop'): BuiltAssets {
  const manifest = readManifest(directory, build)
  const known = new Map<string, Assets>()
  return {
    build: createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12),
    inline: createInliner(directory),
    of(sourceFile) {
      const before = known.get(sourceFile)
      if (before) return before
      if (!manifest[sourceFile]) throw new Error(`${sourceFile} is not in the build`)
      const chunks = chunksOf(manifest, sourceFile).flatMap(key => manifest[key] ?? [])
      // A style sheet that is an entry of its own is in `file`.
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
  // Texts become scripts in a build only.
  of: sourceFile => ({
    scripts: sourceFile.endsWith('.json') ? [] : [`/${sourceFile}`],
    styles: [],
    files: [`/${sourceFile}`],
  }),
  inline: NO_INLINER,
}
