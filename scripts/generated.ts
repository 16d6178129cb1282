import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Paths of generated files, which git does not know, from the root of a project. */
export const generatedFiles = (root: string): readonly string[] =>
  globSync('{api,blocks,locales,stories}/generated/**/*.*', { cwd: root }).toSorted()

/** Writes those files, by path from the root, whose content is new: what watches the others is not woken. */
export function writeFiles(files: ReadonlyMap<string, string>): void {
  for (const [path, content] of files) {
    const file = join(ROOT, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
