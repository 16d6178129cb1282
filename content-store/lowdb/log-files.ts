import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { createByteCache } from '#platform/byte-cache.ts'
import type { LogEntry } from '../client/model/steps.ts'
import { MAX_LOG } from '../repository.ts'
import { readText, syncFolder, writeDurably } from '#platform/durable-file.ts'
import { DamagedFile } from './json-file.ts'

/** Bytes of logs that stay in memory: those of pages that operators edit at the moment. A log of 5,000 steps takes 2 to 5 MB. */
const MAX_BYTES = 16 * 1024 * 1024
/** Bytes of an entry in memory for each character of its line. */
const BYTES_PER_CHARACTER = 2
/** A file is shortened when it holds so many more steps than it should. */
const SLACK = 1.2

/** Characters of each entry's line, noted where it is read or written. */
const lengths = new WeakMap<LogEntry, number>()

function lineOf(entry: LogEntry): string {
  const line = `${JSON.stringify(entry)}\n`
  lengths.set(entry, line.length)
  return line
}

/** Memory of a log. An entry that was neither read nor written is measured now. */
const bytesOf = (entries: readonly LogEntry[]) =>
  entries.reduce((sum, entry) => sum + (lengths.get(entry) ?? lineOf(entry).length), 0) * BYTES_PER_CHARACTER

interface LogFiles {
  /** Steps of a page up to a revision of its draft. Drops later ones: their page was never written or acknowledged. */
  readonly read: (key: string, revision: number) => Promise<readonly LogEntry[]>
  /** Puts steps on the disk, after which the page may be written. */
  readonly write: (key: string, entries: readonly LogEntry[]) => Promise<void>
  /** The page is written: these are all its steps. */
  readonly keep: (key: string, entries: readonly LogEntry[]) => void
  readonly forget: (key: string) => void
}

/** The logs of pages: `log/<key>/steps.jsonl`, one step a line. Jobs of one page must run one after the other. */
export function openLogFiles(directory: string, maxBytes = MAX_BYTES): LogFiles {
  const memory = createByteCache<readonly LogEntry[]>(maxBytes)
  const fileOf = (key: string) => join(directory, key, 'steps.jsonl')

  async function readFileOf(key: string, revision: number): Promise<readonly LogEntry[]> {
    const file = fileOf(key)
    const text = await readText(file)
    if (text === undefined) return []
    // What follows the last line break was cut short by a crash.
    const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
    const all = lines.flatMap((line, index) => (line === '' ? [] : [parseLine(file, line, index)]))
    const written = all.filter(({ number }) => number <= revision)
    const kept = written.length > MAX_LOG * SLACK ? written.slice(-MAX_LOG) : written
    if (kept.length < all.length || !text.endsWith('\n')) await writeDurably(file, kept.map(lineOf).join(''))
    return kept
  }

  return {
    async read(key, revision) {
      const known = memory.get(key)
      if (known && known.length <= MAX_LOG * SLACK) return known
      const entries = await readFileOf(key, revision)
      memory.set(key, entries, bytesOf(entries))
      return entries
    },
    async write(key, entries) {
      const folder = join(directory, key)
      if (await mkdir(folder, { recursive: true })) await syncFolder(directory)
      const handle = await open(fileOf(key), 'a')
      // Until the page is written the file may hold more than the page has.
      memory.delete(key)
      try {
        await handle.writeFile(entries.map(lineOf).join(''))
        await handle.sync()
      } finally {
        await handle.close()
      }
      await syncFolder(folder)
    },
    keep: (key, entries) => memory.set(key, entries, bytesOf(entries)),
    forget: key => void memory.delete(key),
  }
}

function parseLine(file: string, line: string, index: number): LogEntry {
  try {
    const entry = JSON.parse(line) as LogEntry // our own writing
    lengths.set(entry, line.length)
    return entry
  } catch (error) {
    throw new DamagedFile(file, `line ${index + 1} is not valid JSON`, error)
  }
}
