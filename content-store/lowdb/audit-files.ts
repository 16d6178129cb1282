import { mkdir, open, readdir, readFile, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuditEntry } from '../client/audit.ts'
import type { AuditRepository } from '../repository.ts'
import { onFile, readText, removeDurably, syncFolder } from '#platform/durable-file.ts'
import { DamagedFile } from './json-file.ts'
import { oneAtATime } from '../one-at-a-time.ts'

/** Entries of one file; a full one is followed by the next. */
const FILE_ENTRIES = 5000
/** Number of files: 50,000 entries or more at any time, some 10 MB. */
const MAX_FILES = 11

const nameOf = (first: number) => `${String(first).padStart(10, '0')}.jsonl`

/**
 * The audit log as files of lines: `audit/0000000001.jsonl`, named by their first entry. Lines are added and never changed; the oldest file
 * goes when there are more than `MAX_FILES`.
 * @throws Error naming a file that cannot be read
 */
export async function openAuditFiles(
  directory: string,
  fileEntries = FILE_ENTRIES,
): Promise<AuditRepository> {
  const folder = join(directory, 'audit')
  await mkdir(folder, { recursive: true })
  const queue = oneAtATime()
  const names = (await readdir(folder)).filter(name => /^\d{10}\.jsonl$/.test(name)).sort()

  async function read(name: string): Promise<readonly AuditEntry[]> {
    const text = (await readText(join(folder, name))) ?? ''
    // What follows the last line break was cut short by a crash.
    return text
      .slice(0, text.lastIndexOf('\n') + 1)
      .split('\n')
      .flatMap((line, index) => (line === '' ? [] : [parseLine(join(folder, name), line, index)]))
  }

  /** A line that a crash cut short makes room, so that the next one does not continue it. */
  async function mend(name: string) {
    const file = join(folder, name)
    const bytes = await onFile(file, () => readFile(file))
    const end = bytes.lastIndexOf('\n') + 1
    if (end < bytes.length) await truncate(file, end)
  }

  let last = 0
  let count = 0
  const newest = names.at(-1)
  if (newest) {
    await mend(newest)
    const entries = await read(newest)
    last = entries.at(-1)?.number ?? Number(newest.slice(0, 10)) - 1
    count = entries.length
  }

  async function append(entry: Omit<AuditEntry, 'number'>) {
    const number = last + 1
    const isNew = names.length === 0 || count >= fileEntries
    if (isNew) names.push(nameOf(number))
    const handle = await open(join(folder, names.at(-1) ?? ''), 'a')
    try {
      await handle.writeFile(`${JSON.stringify({ number, ...entry })}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    last = number
    count = isNew ? 1 : count + 1
    if (isNew) await syncFolder(folder)
    while (names.length > MAX_FILES) await removeDurably(join(folder, names.shift() ?? ''))
  }

  return {
    append: entry => queue.run('audit', () => append(entry)),
    async *newestFirst(before = Number.POSITIVE_INFINITY) {
      for (const name of names.toReversed()) {
        if (Number(name.slice(0, 10)) >= before) continue
        for (const entry of (await read(name)).toReversed()) if (entry.number < before) yield entry
      }
    },
    close: () => queue.idle(),
  }
}

function parseLine(file: string, line: string, index: number): AuditEntry {
  try {
    return JSON.parse(line) as AuditEntry // our own writing
  } catch (error) {
    throw new DamagedFile(file, `line ${index + 1} is not valid JSON`, error)
  }
}
