import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createByteCache } from '#platform/byte-cache.ts'
import {
  makeFolder,
  namesIn,
  readText,
  removeDurably,
  syncFolder,
  writeDurably,
} from '#platform/durable-file.ts'
import { oneAtATime } from '#platform/one-at-a-time.ts'
import { DamagedDocument, type LogKind, type Numbered } from '../storage.ts'

/** Bytes of logs that stay in memory: those that are written at the moment. A log of 5,000 steps takes 2 to 5 MB. */
const MAX_BYTES = 16 * 1024 * 1024
/** Bytes of an entry in memory for each character of its line. */
const BYTES_PER_CHARACTER = 2

const SUFFIX = '.jsonl'

/** Number of the first entry of a file. Files of earlier versions, named otherwise, hold the oldest. */
const firstOf = (file: string) => Number(/^(\d{10})\.jsonl$/.exec(file)?.[1] ?? 0)
const nameOf = (first: number) => `${String(first).padStart(10, '0')}${SUFFIX}`

const linesOf = (entries: readonly Numbered[]) => entries.map(entry => `${JSON.stringify(entry)}\n`).join('')

/** The files of a log, the oldest first, and what the next entry has to know. */
interface Tail {
  readonly files: readonly string[]
  /** Number of the newest entry. */
  readonly last: number
  /** Number of entries of the newest file. */
  readonly count: number
}

type Named = Pick<LogKind, 'name'>

/** Entries in memory, and what they take. */
interface Known {
  readonly entries: readonly Numbered[]
  readonly bytes: number
}

/**
 * Logs as folders of files: `audit/0000000001.jsonl`, named by their first entry, one entry a line. Lines are added and never changed; the
 * oldest file goes when there is enough without it.
 * @param directory below which the logs are
 */
export function openFileLogs(directory: string, maxBytes = MAX_BYTES) {
  const memory = createByteCache<Known>(maxBytes)
  const tails = new Map<string, Tail>()
  const queue = oneAtATime()
  const folderOf = (name: string) => join(directory, name)

  function remember(name: string, entries: readonly Numbered[], bytes: number): Known {
    const known = { entries, bytes }
    memory.set(name, known, bytes)
    return known
  }
  /** Nothing is certain about a log whose change failed. */
  function forget(name: string) {
    memory.delete(name)
    tails.delete(name)
  }

  const filesOf = async (name: string): Promise<readonly string[]> =>
    (await namesIn(folderOf(name)))
      .filter(each => each.endsWith(SUFFIX))
      .sort((one, other) => firstOf(one) - firstOf(other))

  async function readLines(name: string, file: string) {
    const path = join(folderOf(name), file)
    const text = (await readText(path)) ?? ''
    // What follows the last line break was cut short by a crash.
    const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
    const entries = lines.flatMap((line, index) => (line === '' ? [] : [parseLine(path, line, index)]))
    return { entries, characters: text.length, isWhole: text === '' || text.endsWith('\n') }
  }

  async function readAll(name: string): Promise<Known> {
    const entries: Numbered[] = []
    let characters = 0
    for (const file of await filesOf(name)) {
      const read = await readLines(name, file)
      entries.push(...read.entries)
      characters += read.characters
    }
    return remember(name, entries, characters * BYTES_PER_CHARACTER)
  }

  /** What is known of a log's files; a line that a crash cut short makes room, so that the next one does not continue it. */
  async function tailOf(name: string): Promise<Tail> {
    const known = tails.get(name)
    if (known) return known
    const files = await filesOf(name)
    const newest = files.at(-1)
    let tail: Tail = { files, last: 0, count: 0 }
    if (newest !== undefined) {
      const { entries, isWhole } = await readLines(name, newest)
      if (!isWhole) await writeDurably(join(folderOf(name), newest), linesOf(entries))
      tail = { files, last: entries.at(-1)?.number ?? firstOf(newest) - 1, count: entries.length }
    }
    tails.set(name, tail)
    return tail
  }

  /** Removes entries from a number on, which a change left that never ended. */
  async function cutFrom(name: string, number: number): Promise<Tail> {
    for (let tail = await tailOf(name); ; tail = await tailOf(name)) {
      const newest = tail.files.at(-1)
      if (newest === undefined || tail.last < number) return tail
      forget(name)
      const path = join(folderOf(name), newest)
      const { entries } = await readLines(name, newest)
      const kept = entries.filter(entry => entry.number < number)
      if (kept.length === 0) await removeDurably(path)
      else await writeDurably(path, linesOf(kept))
    }
  }

  /** Removes the oldest files that are not needed, and gives those that stay. */
  async function trim({ name, keep }: LogKind, { files, last }: Tail): Promise<readonly string[]> {
    const start = files.findLastIndex(file => firstOf(file) + keep <= last + 1)
    for (const file of files.slice(0, Math.max(start, 0))) await removeDurably(join(folderOf(name), file))
    return start > 0 ? files.slice(start) : files
  }

  /** Adds lines to a file, on the disk once this resolves. */
  async function addLines(name: string, file: string, text: string) {
    const handle = await open(join(folderOf(name), file), 'a')
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  async function append(log: LogKind, entries: readonly Numbered[]): Promise<void> {
    const { name, slack } = log
    const first = entries[0]?.number ?? 0
    const { files, count } = await cutFrom(name, first)
    const known = memory.get(name)
    // Until all of it is on the disk, nothing is known of the log.
    forget(name)
    const newest = files.at(-1)
    const isNew = newest === undefined || count >= slack
    const file = isNew ? nameOf(first) : newest
    const text = linesOf(entries)
    if (isNew) await makeFolder(folderOf(name))
    await addLines(name, file, text)
    if (isNew) await syncFolder(folderOf(name))
    const tail = {
      files: isNew ? [...files, file] : files,
      last: entries.at(-1)?.number ?? 0,
      count: entries.length + (isNew ? 0 : count),
    }
    const left = await trim(log, tail)
    tails.set(name, { ...tail, files: left })
    if (known && left.length === tail.files.length)
      remember(name, [...known.entries, ...entries], known.bytes + text.length * BYTES_PER_CHARACTER)
  }

  return {
    last: ({ name }: Named) => queue.run(name, async () => (await tailOf(name)).last),

    /** @param upTo number of the last entry that counts */
    entries: ({ name }: Named, upTo: number): Promise<readonly Numbered[]> =>
      queue.run(name, async () => {
        const { entries } = memory.get(name) ?? (await readAll(name))
        return (entries.at(-1)?.number ?? 0) > upTo ? entries.filter(({ number }) => number <= upTo) : entries
      }),

    async *newestFirst({ name }: Named, before = Number.POSITIVE_INFINITY): AsyncGenerator<Numbered> {
      for (const file of (await filesOf(name)).toReversed()) {
        if (firstOf(file) >= before) continue
        for (const entry of (await readLines(name, file)).entries.toReversed())
          if (entry.number < before) yield entry
      }
    },

    append: (log: LogKind, entries: readonly Numbered[]): Promise<void> =>
      queue.run(log.name, () => append(log, entries)),

    forget,
    /** Forgets the logs below a folder, because they were moved or removed. */
    forgetFolder(folder: string) {
      for (const name of tails.keys()) if (`${name}/`.startsWith(`${folder}/`)) tails.delete(name)
      memory.clear()
    },
  }
}

function parseLine(file: string, line: string, index: number): Numbered {
  try {
    return JSON.parse(line) as Numbered // our own writing
  } catch (error) {
    throw new DamagedDocument(file, `line ${index + 1} is not valid JSON`, error)
  }
}
