import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

/** Reason why an archive is not read. `name` is that of the entry, `max` a limit. */
export type ZipProblem =
  | { readonly key: 'notZip' }
  | { readonly key: 'tooManyEntries'; readonly max: number }
  /** `max`: bytes. */
  | { readonly key: 'unpacksTooLarge'; readonly max: number }
  /** `max`: bytes. */
  | { readonly key: 'entryTooLarge'; readonly name: string; readonly max: number }
  | { readonly key: 'outside' | 'link' | 'encrypted' | 'twice' | 'broken'; readonly name: string }

/** An archive that is not read, for its author. */
export class BadZip extends Error {
  readonly problem: ZipProblem

  constructor(problem: ZipProblem) {
    super(`The archive is refused: ${JSON.stringify(problem)}`)
    this.problem = problem
  }
}

export interface ZipLimits {
  readonly maxEntries: number
  /** Bytes of all entries, unpacked. */
  readonly maxBytes: number
  /** Bytes of one entry, unpacked. */
  readonly maxEntryBytes: (name: string) => number
}

/** A file of an archive. */
export interface ZipEntry {
  /** As the archive spells it, with `/` between folders. */
  readonly name: string
  /** Unpacked. */
  readonly bytes: number
  /** Writes the file; nothing may be at `path` yet. */
  readonly writeTo: (path: string) => Promise<void>
}

/** An archive that is open for reading. */
export interface OpenZip {
  /** Files in the order of the archive; folders are left out. */
  readonly entries: readonly ZipEntry[]
  readonly close: () => void
}

/** Type of a file in the attributes that Unix writes. */
const FILE_TYPE = 0o170000
const LINK = 0o120000

const isLink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & FILE_TYPE) === LINK

/** A name that would lead out of the folder that it is unpacked into. */
const leadsOutside = (name: string) =>
  name.startsWith('/') || /^[A-Za-z]:/.test(name) || /[\\\0]/.test(name) || name.split('/').includes('..')

function checkEntry(entry: Entry, seen: Set<string>, { maxEntryBytes }: ZipLimits): void {
  const { fileName: name, uncompressedSize: bytes } = entry
  if (leadsOutside(name)) throw new BadZip({ key: 'outside', name })
  if (entry.isEncrypted()) throw new BadZip({ key: 'encrypted', name })
  if (isLink(entry)) throw new BadZip({ key: 'link', name })
  // File systems may not tell `A.json` from `a.json`.
  const folded = name.normalize('NFC').toLowerCase()
  if (seen.has(folded)) throw new BadZip({ key: 'twice', name })
  seen.add(folded)
  const max = maxEntryBytes(name)
  if (bytes > max) throw new BadZip({ key: 'entryTooLarge', name, max })
}

/** Unpacks one file. What it unpacks to is counted by the reader: a size that is not the stated one ends it. */
async function writeEntry(zip: ZipFile, entry: Entry, path: string): Promise<void> {
  let source: Readable
  try {
    source = await zip.openReadStreamPromise(entry)
  } catch {
    throw new BadZip({ key: 'broken', name: entry.fileName })
  }
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  let isOfDisk = false
  target.once('error', () => (isOfDisk = true))
  try {
    await pipeline(source, target)
  } catch (error) {
    if (isOfDisk && error instanceof Error && 'syscall' in error) throw error
    throw new BadZip({ key: 'broken', name: entry.fileName })
  }
}

const open = async (path: string): Promise<ZipFile> => {
  try {
    return await openPromise(path, {
      lazyEntries: true,
      autoClose: false,
      decodeStrings: true,
      validateEntrySizes: true,
      // Names are judged here, so that a refusal names the entry.
      strictFileNames: true,
    })
  } catch {
    throw new BadZip({ key: 'notZip' })
  }
}

/**
 * Opens an archive and checks its list of files against limits, before anything is unpacked. Names that lead outside, links, passwords
 * and names that are there twice are refused.
 * @throws BadZip
 */
export async function openZip(path: string, limits: ZipLimits): Promise<OpenZip> {
  if ((await stat(path)).size === 0) throw new BadZip({ key: 'notZip' })
  const zip = await open(path)
  const entries: ZipEntry[] = []
  const seen = new Set<string>()
  let bytes = 0
  try {
    if (zip.entryCount > limits.maxEntries)
      throw new BadZip({ key: 'tooManyEntries', max: limits.maxEntries })
    for await (const entry of zip.eachEntry()) {
      const { fileName: name } = entry
      checkEntry(entry, seen, limits)
      bytes += entry.uncompressedSize
      if (bytes > limits.maxBytes) throw new BadZip({ key: 'unpacksTooLarge', max: limits.maxBytes })
      if (name.endsWith('/')) continue
      const writeTo = (target: string) => writeEntry(zip, entry, target)
      entries.push({ name, bytes: entry.uncompressedSize, writeTo })
    }
  } catch (error) {
    zip.close()
    if (error instanceof BadZip) throw error
    // The reader refuses some names by itself, and lists that end early.
    const named = /(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/.exec(
      error instanceof Error ? error.message : '',
    )
    throw new BadZip(named ? { key: 'outside', name: named[1] ?? '' } : { key: 'notZip' })
  }
  return { entries, close: () => zip.close() }
}
