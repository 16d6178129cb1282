import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const chunkSchema = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
})
const manifestSchema = z.record(z.string(), chunkSchema)
export type Manifest = z.output<typeof manifestSchema>

/** Where the build says which style sheets it joined (`scripts/join-styles.ts`). */
export const JOINED_STYLES = '.vite/joined-styles.json'
const joinedSchema = z.object({ file: z.string(), sheets: z.array(z.string()) })

/** What Vite built into a folder, by source file. */
export const readManifest = (directory: string): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')))

/** The joined style sheet and what went into it; `undefined` when nothing was joined. */
export function readJoined(directory: string): z.output<typeof joinedSchema> | undefined {
  const file = join(directory, JOINED_STYLES)
  return existsSync(file) ? joinedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** A chunk and what it imports, imports first: style sheets have to be linked in that order for layers to hold. */
export function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  return [...(manifest[key]?.imports ?? []).flatMap(next => chunksOf(manifest, next, seen)), key]
}

/** Style sheets a source file needs at once, each once, in their order. */
export const stylesOf = (manifest: Manifest, key: string): string[] => [
  ...new Set(chunksOf(manifest, key).flatMap(chunk => manifest[chunk]?.css ?? [])),
]
