import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers'
import type { ShopImport, ShopImports } from '#api/opening/shop-imports.ts'
import type { ImportStep } from '#api/rules/shop-import.ts'
import type { ArchiveContents, ArchivePlan, PartCount, ShopImportState } from '#desk/shop/archive-shapes.ts'
import type { ShopArchives } from '#desk/shop/shop-archives.ts'
import type { Locale } from '#locales/locale.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { BadZip } from '#platform/zip/read-zip.ts'
import { writeZip } from '#platform/zip/write-zip.ts'
import { ShopFolderProblems } from '../shop-folder/problems.ts'
import { MAX_ARCHIVE_BYTES, SPARE_BYTES } from './archive-limits.ts'
import { freeOn } from './free-room.ts'
import { planImport, type ShopToFill } from './plan-import.ts'
import { refusedLines, refusedTable } from './refused-lines.ts'
import { runImport } from './run-import.ts'
import { NoShopInside, unpackArchive } from './unpack-archive.ts'
import { gatherShop, type ShopToWrite } from './write-shop.ts'
import { zipRefusal } from './zip-refusal.ts'

/** Time for which an upload waits to be imported. Milliseconds. */
const KEPT_MS = 60 * 60_000
/** Interval of signs of life while an import runs, and the shortest one between two notes of its progress. Milliseconds. */
const SIGN_MS = 15_000
const NOTE_MS = 500

const MB = 1_000_000

const FIRST = { step: 'pictures', done: 0, total: 0 } as const

interface Parts {
  readonly shop: ShopToFill & ShopToWrite
  readonly imports: ShopImports
  /** Runs a job while no other process of the shop runs one of this name. */
  readonly exclusively: <Result>(name: string, job: () => Promise<Result>) => Promise<Result>
  /** Folder of uploads and of what is being exported; emptied at the start. */
  readonly directory: string
  /** True if the shop has no other process: an import that was running has ended with the last one. */
  readonly isAlone: boolean
  /** Largest upload. Bytes; 1 GiB by default. */
  readonly maxBytes?: number
  /** Bytes that are free on the disk of a folder; the file system's answer by default. */
  readonly freeBytes?: (directory: string) => Promise<number>
  /** Called with failures that callers do not see. */
  readonly report: (error: unknown) => void
}

/** An upload that was read and can be imported. */
interface Upload {
  readonly id: string
  readonly name: string
  readonly folder: string
  readonly hasProblems: boolean
}

/** The disk has too little room. Bytes. */
class NoRoom extends Error {
  readonly needed: number
  readonly free: number

  constructor(needed: number, free: number) {
    super(`${needed} bytes are needed, ${free} are free.`)
    this.needed = needed
    this.free = free
  }
}

/** Returns true if the browser has ended the download. */
const isLeft = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'

const resultOf = (result: string): readonly PartCount[] =>
  result === '' ? [] : (JSON.parse(result) as readonly PartCount[]) // written below

const stateOf = ({ result, ...facts }: ShopImport): ShopImportState => ({ ...facts, parts: resultOf(result) })

export interface OpenShopArchives extends ShopArchives {
  /** Waits for a running import. */
  readonly close: () => Promise<void>
}

/** Whole shops as archives: reads uploads, imports them in the background, and writes the shop as one. */
export async function openShopArchives(parts: Parts): Promise<OpenShopArchives> {
  const { shop, imports, directory, report, maxBytes = MAX_ARCHIVE_BYTES, freeBytes = freeOn } = parts
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true, mode: 0o700 })
  if (parts.isAlone) await imports.interrupt()
  let upload: Upload | undefined
  let forgetting: NodeJS.Timeout | undefined
  let isBusy = false
  let running: Promise<void> | undefined

  async function checkRoom(bytes: number) {
    const [needed, free] = [bytes + SPARE_BYTES, await freeBytes(directory)]
    if (free < needed) throw new NoRoom(needed, free)
  }

  async function forget() {
    clearTimeout(forgetting)
    upload = undefined
    for (const name of await readdir(directory))
      await rm(join(directory, name), { recursive: true, force: true })
  }

  /** Refuses what one process does once at a time. */
  async function alone<Data>(job: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
    if (isBusy || running) return refuse(409, 'archiveBusy')
    isBusy = true
    try {
      return await job()
    } catch (error) {
      if (error instanceof BadZip) return zipRefusal(error.problem)
      if (error instanceof NoShopInside) return refuse(422, 'archiveNoShop')
      if (!(error instanceof NoRoom)) throw error
      const values = { needed: Math.ceil(error.needed / MB), free: Math.floor(error.free / MB) }
      return refuse(413, 'archiveNoRoom', { values })
    } finally {
      isBusy = false
    }
  }

  async function plan(id: string, name: string, locale: Locale): Promise<Outcome<ArchivePlan>> {
    const folder = join(directory, id, 'shop')
    const archive = join(directory, id, 'upload.zip')
    const { leftOut } = await unpackArchive(archive, folder, checkRoom)
    await rm(archive)
    const { counts, problems } = await planImport(shop, folder)
    upload = { id, name, folder, hasProblems: problems.length > 0 }
    forgetting = setTimeout(() => {
      if (!running) void forget().catch(report)
    }, KEPT_MS).unref()
    return done({
      id,
      name,
      parts: counts,
      leftOut: leftOut.slice(0, 100),
      refused: refusedLines(problems, locale),
      refusedTable: await refusedTable(folder, problems, locale),
    })
  }

  async function run({ id, folder }: Upload, by: string): Promise<void> {
    let progress: { readonly step: ImportStep; readonly done: number; readonly total: number } = FIRST
    let notedAt = 0
    const note = () => {
      notedAt = Date.now()
      return imports.progress(id, progress, shop.clock())
    }
    const signs = setInterval(() => void note().catch(report), SIGN_MS).unref()
    try {
      const { counts } = await parts.exclusively('filling', () =>
        runImport(shop, folder, {
          by,
          async onProgress(next) {
            const isNewStep = next.step !== progress.step
            progress = next
            if (isNewStep || Date.now() - notedAt >= NOTE_MS) await note()
          },
        }),
      )
      await ended({ state: 'done', result: JSON.stringify(counts) })
    } catch (error) {
      report(
        error instanceof ShopFolderProblems ? new Error(`The import was refused.\n${error.message}`) : error,
      )
      await ended({ state: 'failed', result: '' })
    } finally {
      clearInterval(signs)
    }

    /** The next archive may come as soon as the end is noted. */
    async function ended(end: Parameters<ShopImports['end']>[1]) {
      await forget().catch(report)
      await imports.end(id, end)
    }
  }

  return {
    maxBytes,
    receive: (name, locale, write) =>
      alone(async () => {
        await forget()
        const id = randomUUID()
        await mkdir(join(directory, id), { mode: 0o700 })
        try {
          const written = await write(join(directory, id, 'upload.zip'), checkRoom)
          return written.ok ? await plan(id, name, locale) : written
        } finally {
          if (upload?.id !== id) await forget()
        }
      }),

    start: async (id, { by, now }) => {
      if (running) return refuse(409, 'archiveRunning')
      if (isBusy) return refuse(409, 'archiveBusy')
      const found = upload
      if (found?.id !== id) return refuse(404, 'archiveGone')
      if (found.hasProblems) return refuse(422, 'archiveRefused')
      if (!(await imports.begin({ id, archive: found.name, by }, FIRST, now)))
        return refuse(409, 'archiveRunning')
      running = run(found, by)
        .catch(report)
        .finally(() => (running = undefined))
      return done({ id, archive: found.name, by, at: now, state: 'running', ...FIRST, parts: [] })
    },

    async newest(now) {
      const found = await imports.newest(now)
      return found ? stateOf(found) : null
    },

    contents: () =>
      alone<ArchiveContents>(async () => {
        const folder = join(directory, `export-${randomUUID()}`)
        try {
          const { contents } = await gatherShop(shop, folder)
          return done(contents)
        } finally {
          await rm(folder, { recursive: true, force: true })
        }
      }),

    write: open =>
      alone(async () => {
        const folder = join(directory, `export-${randomUUID()}`)
        try {
          const { sources } = await gatherShop(shop, folder)
          const target: Writable = open()
          await writeZip(sources, target, new Date(shop.clock())).catch((error: unknown) => {
            if (!isLeft(error)) report(error)
            throw error
          })
          return done(null)
        } finally {
          await rm(folder, { recursive: true, force: true })
        }
      }),

    async close() {
      clearTimeout(forgetting)
      await running
    },
  }
}
