import { readdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Stored } from '../stored.ts'
import { openFileLogs } from './file-logs.ts'
import { readJson } from './json-file.ts'

/** Kinds of files by the ends of their names. Other files are blobs. */
const [DOCUMENT, LOG] = ['.json', '.jsonl']

/**
 * Everything in a folder that a file storage wrote and does not write now: documents, logs and blobs.
 * @throws DamagedDocument
 */
export async function* readEverything(directory: string): AsyncGenerator<Stored> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const logs = new Set<string>()
  for (const file of files.sort()) {
    const path = relative(directory, file).split(sep).join('/')
    if (path.endsWith(DOCUMENT)) {
      const at = path.lastIndexOf('/')
      const id = path.slice(at + 1, -DOCUMENT.length)
      yield { kind: 'document', folder: path.slice(0, Math.max(at, 0)), id, value: await readJson(file) }
    } else if (path.endsWith(LOG)) logs.add(dirname(path))
    else yield { kind: 'blob', name: path, path: file }
  }
  const reader = openFileLogs(directory)
  for (const name of logs)
    yield { kind: 'log', name, entries: await reader.entries({ name }, Number.POSITIVE_INFINITY) }
}
