import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Longest time for an answer; whatever takes longer does not work. Milliseconds. */
const ANSWER_MS = 2000
/** An answer is used again for this long, so that many callers cost as much as one. Milliseconds. */
const KEEP_MS = 500
/** More than fits beside other files' data, so that a full disk shows. */
const PROBE = Buffer.alloc(16_384)
/** Written again and again in the data folder, under the second name until it is complete. */
const PROBE_FILE = 'ready.tmp'
export const NEXT_PROBE_FILE = 'ready-next.tmp'

/** Why the server cannot answer requests; names no path and no address, because anyone can read it. */
export class NotReady extends Error {}

/**
 * Writes to a folder. Rejects when its disk is full or read-only. The previous file stays until the next one is written,
 * because overwriting it would succeed on a full disk.
 */
export async function checkWritable(directory: string): Promise<void> {
  const next = join(directory, NEXT_PROBE_FILE)
  try {
    await writeFile(next, PROBE, { mode: 0o600 })
    await rename(next, join(directory, PROBE_FILE))
  } catch (error) {
    await rm(next, { force: true }).catch(() => undefined)
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    throw new NotReady(`the data folder cannot be written (${code})`, { cause: error })
  }
}

export interface ReadinessParts {
  readonly isStopping: () => boolean
  /** Rejects while the database does not answer. */
  readonly checkDatabase: () => Promise<void>
  /** Rejects while the data folder cannot be written. */
  readonly checkDisk: () => Promise<void>
  /** Milliseconds of any clock that does not jump. */
  readonly now?: () => number
}

/** Whether the server can answer requests: not stopping, the database answers, the disk takes data. @throws NotReady */
export function createReadiness({
  isStopping,
  checkDatabase,
  checkDisk,
  now = () => performance.now(),
}: ReadinessParts): () => Promise<void> {
  const askDatabase = async () => {
    const { promise: tooLong, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_MS)
    try {
      await Promise.race([checkDatabase(), tooLong])
    } catch (cause) {
      throw new NotReady('the database does not answer', { cause })
    } finally {
      clearTimeout(timer)
    }
  }
  let latest: { readonly at: number; readonly answer: Promise<unknown> } | undefined

  return async () => {
    if (isStopping()) throw new NotReady('stopping')
    if (!latest || now() - latest.at >= KEEP_MS)
      latest = { at: now(), answer: Promise.all([checkDisk(), askDatabase()]) }
    await latest.answer
  }
}
