import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { LogEntry } from '../client/model/steps.ts'
import { MAX_LOG } from '../repository.ts'
import { DamagedFile, isMissing, syncFolder, writeDurably } from './durable-file.ts'

/** Pages whose logs stay in memory: those that operators edit at the moment. */
const LOGS_IN_MEMORY = 20
/** A file is shortened when it holds so many more steps than are kept. */
const SLACK = 1.2

const lineOf = (entry: LogEntry) => `${JSON.stringify(entry)}\n`

interface LogFiles {
  /** Steps of a page up to a revision of its draft. Lets go of later ones: their page was never written, nor acknowledged. */
  readonly read: (key: string, revision: number) => Promise<readonly LogEntry[]>
  /** Puts steps on the disk, after which the page may be written. */
  readonly write: (key: string, entries: readonly LogEntry[]) => Promise<void>
  /** The page is written: these are all its steps. */
  readonly keep: (key: string, entries: readonly LogEntry[]) => void
  readonly forget: (key: string) => void
}

/** The logs of pages: `log/<key>/steps.jsonl`, one step a line. Jobs of one page must run one after the other. */
export function openLogFiles(directory: string): LogFiles {
  const memory = new LRUCache<string, readonly LogEntry[]>({ max: LOGS_IN_MEMORY })
  const fileOf = (key: string) => join(directory, key, 'steps.jsonl')

  async function readFileOf(key: string, revision: number): Promise<readonly LogEntry[]> {
    const file = fileOf(key)
    let text: string
    try {
      text = await readFile(file, 'utf8')
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
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
      memory.set(key, entries)
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
    keep: (key, entries) => void memory.set(key, entries),
    forget: key => void memory.delete(key),
  }
}

function parseLine(file: string, line: string, index: number): LogEntry {
  try {
    return JSON.parse(line) as LogEntry // our own writing
  } catch (error) {
    throw new DamagedFile(file, `line ${index + 1} is not valid JSON`, error)
  }
}
