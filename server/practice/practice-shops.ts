import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { clearInterval, setInterval } from 'node:timers'
import { setTimeout as pause } from 'node:timers/promises'
import type { PracticeRecord } from '#api/opening/practice-shops.ts'
import type { PracticeProblem, PracticeStep } from '#api/rules/practice-shop.ts'
import type { PracticeEntry, PracticeView } from '#desk/shop/practice-shapes.ts'
import type { PracticeDesk } from '#desk/shop/practice-shops.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import { toShort } from '#locales/locale.ts'
import type { Operator } from '#operators/operator.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { readText, writeDurably } from '#platform/durable-file.ts'
import type { OpenShop } from '../app-parts.ts'
import { sendPlainPage } from '../http/plain-page.ts'
import { freeOn } from '../shop-archive/free-room.ts'
import { SPARE_BYTES } from '../shop-archive/archive-limits.ts'
import { wordsOfProblem } from '../shop-archive/plan-import.ts'
import { ShopFolderProblems } from '../shop-folder/problems.ts'
import { databaseUrl } from '../open/open-database.ts'
import type { Settings } from '../settings/settings.ts'
import { MEMBER_LOGIN } from './made-up-people.ts'
import { makePractice } from './make-practice.ts'
import { openPractice, type OpenPractice, type PrepareShop } from './open-practice.ts'
import { ENTER_PATH } from './practice-gate.ts'
import { exampleOrigin, practiceOrigin, practiceSettings } from './practice-settings.ts'

/** Time after which a practice shop is gone. Milliseconds. */
const LIFE_MS = DAY_MS
/** Interval of looks at its end and at what other processes ask for, which are signs of life too. Milliseconds. */
const LOOK_MS = 5000
/** Shortest time between two notes of progress. Milliseconds. */
const NOTE_MS = 500
/** Longest wait for running requests before its stores are closed, and interval of looks at them. Milliseconds. */
const LAST_REQUESTS_MS = 5000
const REQUESTS_LOOK_MS = 50

const FIRST = { step: 'reading', done: 0, total: 0 } as const

interface Parts {
  readonly settings: Settings
  /** The shop that is copied. */
  readonly shop: OpenShop
  /** Opens a shop, without listening. */
  readonly open: PrepareShop
  readonly lookMs?: number
  /** Bytes that are free on the disk of a folder; the file system's answer by default. */
  readonly freeBytes?: (directory: string) => Promise<number>
}

export interface PracticeShops extends PracticeDesk {
  /** Listener for a request that is for the host of practice shops; `undefined` for all others. */
  readonly inFront: (request: IncomingMessage) => RequestListener | undefined
  /** Opens the practice shop of an earlier run of this process, unless it is due, and removes what is left of any other. */
  readonly reopen: () => Promise<void>
  readonly endStreams: () => void
  /** Closes the practice shop, which the next start opens again, and stops one that is being made. */
  readonly close: () => Promise<void>
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

/** The server stops while a practice shop is being made. */
class Stopped extends Error {}

function problemOf(error: unknown): PracticeProblem {
  if (error instanceof NoRoom) return { code: 'noRoom', needed: error.needed, free: error.free }
  if (error instanceof Stopped) return { code: 'interrupted' }
  const first = error instanceof ShopFolderProblems ? error.problems[0] : undefined
  if (!first) return { code: 'failed' }
  const { file, line = 0, path } = first
  const words = (locale: 'zh_HK' | 'en_US') =>
    [path, wordsOfProblem(first, locale)].filter(Boolean).join(': ')
  return { code: 'refused', file, line, messages: { zh_HK: words('zh_HK'), en_US: words('en_US') } }
}

/** A practice shop that this process holds. */
interface Held {
  readonly id: string
  /** `undefined` while it is being made or opened. */
  readonly practice?: OpenPractice
}

/** The practice shop of a shop: made, entered, removed. The database says which there is; one process holds it. */
export function createPracticeShops({
  settings,
  shop,
  open,
  lookMs = LOOK_MS,
  freeBytes = freeOn,
}: Parts): PracticeShops {
  const { clock, logger, commerce, content, place } = shop
  const records = commerce.services.practiceShops
  const directory = join(shop.directory, 'practice')
  const idFile = join(directory, 'id')
  const isAlone = databaseUrl(settings, shop.directory).startsWith('sqlite:')
  const report = (error: unknown) => logger.error({ err: error }, 'the practice shop failed')
  const originNow = () => practiceOrigin(settings, place.origin)
  const here = () => ({ process: `${hostname()} · ${place.listening}`, origin: originNow() ?? '' })
  let held: Held | undefined
  let working: Promise<void> | undefined
  let isMaking = false
  let isClosing = false
  let running = 0
  let looking: NodeJS.Timeout | undefined

  const openAt = ({ id, until }: Pick<PracticeRecord, 'id' | 'until'>, own: () => number) => {
    const origin = originNow()
    if (origin === undefined) throw new Error('PRACTICE_ORIGIN is not set.')
    return openPractice(practiceSettings(settings, { directory: join(directory, 'shop'), origin }), {
      prepare: open,
      clock: own,
      isDevelopment: shop.isDevelopment,
      built: shop.built,
      mark: { until, home: `${place.origin}/editor/practice` },
      isStaff: async name => !(await content.operators.hasEnded(name)),
      async takeEntry(secret) {
        const operator = await records.takeEntry(secret, id, clock())
        return operator === undefined ? undefined : (JSON.parse(operator) as Operator) // written below
      },
    })
  }

  /** Closes the one that this process holds, once its last requests are answered, and removes its files. */
  async function drop(): Promise<void> {
    const { practice } = held ?? {}
    held = undefined
    if (practice) {
      practice.endStreams()
      for (let left = LAST_REQUESTS_MS; running > 0 && left > 0; left -= REQUESTS_LOOK_MS)
        await pause(REQUESTS_LOOK_MS)
      await practice.close()
    }
    await rm(directory, { recursive: true, force: true })
  }

  async function checkRoom(bytes: number): Promise<void> {
    const [needed, free] = [bytes + SPARE_BYTES, await freeBytes(shop.directory)]
    if (free < needed) throw new NoRoom(needed, free)
  }

  async function make(id: string, by: string, until: number): Promise<void> {
    let progress: { readonly step: PracticeStep; readonly done: number; readonly total: number } = FIRST
    let notedAt = 0
    const note = () => {
      notedAt = Date.now()
      return records.progress(id, progress, clock())
    }
    const signs = setInterval(() => void note().catch(report), lookMs).unref()
    try {
      await drop()
      held = { id }
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeDurably(idFile, id)
      const practice = await makePractice({
        from: { commerce, store: content.store, mediaDirectory: shop.mediaDirectory },
        directory,
        by,
        clock,
        open: own => openAt({ id, until }, own),
        checkRoom,
        async onProgress(next) {
          if (isClosing) throw new Stopped('The server stops.')
          const isNewStep = next.step !== progress.step
          progress = next
          if (isNewStep || Date.now() - notedAt >= NOTE_MS) await note()
        },
      })
      held = { id, practice }
      practice.shop.commerce.startJobs()
      await records.ready(id, clock())
    } catch (error) {
      if (!(error instanceof Stopped)) report(error)
      await drop().catch(report)
      await records.fail(id, problemOf(error))
    } finally {
      clearInterval(signs)
    }
  }

  /** Runs one job at a time. */
  function work(job: () => Promise<void>): Promise<void> {
    working = job()
      .catch(report)
      .finally(() => (working = undefined))
    return working
  }

  async function look(): Promise<void> {
    const now = clock()
    const record = await records.find(now)
    if (held?.practice && record?.id !== held.id) return drop()
    if (!record) return
    const isOver = record.until <= now || record.state === 'removing'
    if (held?.practice && !isOver) return records.see(record.id, here(), now)
    // What no process holds any more is forgotten once it is due.
    const isLeft = !held && record.until <= now && record.state !== 'making'
    if (!held?.practice && !isLeft) return
    await drop()
    await records.forget(record.id)
  }

  function startLooking(): void {
    looking ??= setInterval(() => {
      if (!working && !isClosing) void work(look)
    }, lookMs).unref()
  }

  const view = async (now: number): Promise<PracticeView> => ({
    shop: (await records.find(now)) ?? null,
    missingOrigin: originNow() === undefined ? exampleOrigin(settings) : null,
    inside: null,
    member: MEMBER_LOGIN,
  })

  async function reopenStored(): Promise<void> {
    const id = (await readText(idFile))?.trim()
    const record = await records.find(clock())
    const now = clock()
    if (record?.id === id && record?.isWhole && record.until > now) {
      held = { id: record.id }
      try {
        const practice = await openAt(record, clock)
        held = { id: record.id, practice }
        practice.shop.commerce.startJobs()
        return await records.see(record.id, here(), now)
      } catch (error) {
        report(error)
        await drop()
        return records.fail(record.id, { code: 'failed' })
      }
    }
    await drop()
    // That of another process is its own.
    if (!record || record.state === 'failed' || (!isAlone && record.id !== id)) return
    const isHalfMade = !record.isWhole && record.state !== 'removing' && record.until > now
    if (isHalfMade) await records.fail(record.id, { code: 'interrupted' })
    else await records.forget(record.id)
  }

  /** Says why no practice shop answers here. */
  async function sayNone(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const found = await records.find(clock())
    const isElsewhere = found?.state === 'ready' && found.id !== held?.id
    const isMaking = found?.state === 'making' || held !== undefined
    const key = isElsewhere ? 'elsewhere' : isMaking ? 'making' : 'none'
    sendPlainPage(request, response, {
      status: isElsewhere ? 421 : isMaking ? 503 : 404,
      texts: t => ({
        name: '',
        title: t(`practice.${key}`),
        text: t(`practice.${key}Text`, { process: found?.process ?? '' }),
      }),
    })
  }

  const listener: RequestListener = (request, response) => {
    const practice = held?.practice
    if (!practice) {
      sayNone(request, response).catch((error: unknown) => {
        report(error)
        if (!response.headersSent) response.writeHead(503, { 'Content-Type': 'text/plain' })
        response.end()
      })
      return
    }
    running += 1
    response.once('close', () => (running -= 1))
    practice.answer(request, response)
  }

  return {
    view,
    async make(by, instead, now) {
      if (originNow() === undefined) return refuse(409, 'practiceOrigin')
      if (isMaking || isClosing) return refuse(409, 'practiceThere')
      await working
      const id = randomUUID()
      const until = now + LIFE_MS
      if (!(await records.begin({ id, by, at: now, until, ...here() }, FIRST, instead)))
        return refuse(409, 'practiceThere')
      startLooking()
      isMaking = true
      void work(() => make(id, by, until)).finally(() => (isMaking = false))
      return done(await view(now))
    },

    async remove(id, now) {
      const record = await records.find(now)
      if (record?.id !== id) return refuse(404, 'practiceGone')
      if (record.state === 'making') return refuse(409, 'practiceBusy')
      if (held?.id === id) {
        await working
        await records.requestRemoval(id)
        await work(async () => {
          await drop()
          await records.forget(id)
        })
      } else if (record.state === 'failed' || record.state === 'silent') await records.forget(id)
      else await records.requestRemoval(id)
      return done(await view(now))
    },

    async enter({ name, role, own }, locale, now): Promise<Outcome<PracticeEntry>> {
      const record = await records.find(now)
      if (record?.state === 'making') return refuse(409, 'practiceBusy')
      if (record?.state === 'silent')
        return refuse(409, 'practiceSilent', { values: { process: record.process } })
      if (record?.state !== 'ready') return refuse(404, 'practiceNone')
      const secret = randomBytes(32).toString('base64url')
      const operator = JSON.stringify({ name, role, ...(own && { own }) })
      await records.addEntry({ secret, shopId: record.id, operator }, now)
      const query = new URLSearchParams({ token: secret, lang: toShort(locale) })
      return done({ address: `${record.origin}${ENTER_PATH}?${query}` })
    },

    inFront(request) {
      const { host } = request.headers
      const origin = host === undefined ? undefined : originNow()
      return origin !== undefined && new URL(origin).host === host?.toLowerCase() ? listener : undefined
    },
    reopen: () => work(reopenStored).then(startLooking),
    endStreams: () => held?.practice?.endStreams(),
    async close() {
      isClosing = true
      clearInterval(looking)
      await working
      const { practice } = held ?? {}
      held = undefined
      await practice?.close()
    },
  }
}
