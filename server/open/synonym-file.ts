import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { isMissing, isThere, writeDurably } from '#platform/durable-file.ts'

/** The operators' list of synonyms, in the data folder. */
export const SYNONYM_FILE = 'synonyms.txt'
/** Longest list that is read, bytes. */
const MAX_BYTES = 1_000_000
/** Interval between looks for changes, milliseconds. */
const LOOK_EVERY = 2000

interface Problem {
  readonly line: number
  readonly text: string
  readonly message: string
}

export interface SynonymFileOptions {
  readonly directory: string
  /** Copied when there is no list yet; `undefined` starts without one. Lines it has more than the operators' list are logged, never added. */
  readonly seed?: URL | undefined
  /** Takes the text over and names the lines that cannot be used. */
  readonly apply: (text: string) => readonly Problem[]
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** A list of synonyms that takes effect whenever its file changes. */
export interface SynonymFile {
  /** Reads the file if it changed; whether it did. A file that is missing is an empty list. */
  readonly refresh: () => Promise<boolean>
  /** Looks for changes from now on, until `close`. */
  readonly watch: (changed: () => void) => void
  readonly close: () => void
}

/** The groups of a list as they are written, without comments. */
const groupsOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map(line => line.replace(/#.*/, '').trim())
    .filter(line => line !== '')

/** Lines of the shipped list that the operators' list has not: new ones, and those the operators changed or removed. */
function missingLines(shipped: string, own: string): readonly string[] {
  const known = new Set(groupsOf(own))
  return groupsOf(shipped).filter(line => !known.has(line))
}

/** Opens the list and applies it. */
export async function openSynonymFile({
  directory,
  seed,
  apply,
  logger,
}: SynonymFileOptions): Promise<SynonymFile> {
  const file = join(directory, SYNONYM_FILE)
  let seen = ''
  let timer: ReturnType<typeof setInterval> | undefined

  if (seed) {
    if (!(await isThere(file))) await writeDurably(file, await readFile(seed))
    await nameMissing(seed)
  }

  /** Tells operators what a later version ships; their list stays as they left it. */
  async function nameMissing(shipped: URL) {
    const [theirs, own] = await Promise.all([readFile(shipped, 'utf8'), readFile(file, 'utf8')])
    const lines = missingLines(theirs, own)
    if (lines.length > 0)
      logger.info(
        { file, lines },
        `${lines.length} lines of the shipped list of synonyms are not in ${SYNONYM_FILE}`,
      )
  }

  async function read(): Promise<{ readonly state: string; readonly text: string } | undefined> {
    try {
      const { mtimeMs, size } = await stat(file)
      const state = `${mtimeMs} ${size}`
      if (state === seen) return undefined
      if (size <= MAX_BYTES) return { state, text: await readFile(file, 'utf8') }
      logger.warn({ file, bytes: size }, `The list of synonyms is not read: it may have ${MAX_BYTES} bytes`)
      seen = state
      return undefined
    } catch (error) {
      if (!isMissing(error)) throw error
      return seen === '' ? undefined : { state: '', text: '' }
    }
  }

  async function refresh() {
    const found = await read()
    if (!found) return false
    seen = found.state
    for (const { line, text, message } of apply(found.text))
      logger.warn({ file, line, text }, `${SYNONYM_FILE}, line ${line} is left out: it ${message}`)
    logger.info({ file }, 'synonyms read')
    return true
  }

  await refresh()
  return {
    refresh,
    watch(changed) {
      const look = () =>
        refresh()
          .then(isNew => isNew && changed())
          .catch((err: unknown) => logger.error({ err, file }, 'the list of synonyms cannot be read'))
      timer = setInterval(() => void look(), LOOK_EVERY).unref()
    },
    close: () => clearInterval(timer),
  }
}
