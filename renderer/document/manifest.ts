import { readFileSync } from 'node:fs'
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

/** Each build lists its files by itself. */
export type Build = 'shop' | 'editor'
const FILES: Record<Build, string> = { shop: 'manifest.json', editor: 'editor.json' }

/** Files that Vite built into a folder, by source file. */
export const readManifest = (directory: string, build: Build = 'shop'): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(directory, '.vite', FILES[build]), 'utf8')))

/** A chunk and what it imports, imports first: style sheets have to be linked in that order for layers to hold. */
export function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  return [...(manifest[key]?.imports ?? []).flatMap(next => chunksOf(manifest, next, seen)), key]
}
