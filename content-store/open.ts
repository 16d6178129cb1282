import type { Locale } from '#locales/locale.ts'
import type { Letter } from './stored/letter.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import type { ServedOperations } from '#operators/http/staff-routes.ts'
import { contentOperations } from './operations.ts'
import { clearInterval, setInterval } from 'node:timers'
import type { PasswordCost } from '#platform/password.ts'
import type { Router } from 'express'
import type { AnyBlock } from '#blocks/page/define-block.ts'

import { findBlock as findRegistered } from '#blocks/registry.ts'
import { createPageStreams } from './http/event-routes.ts'
import { createMediaRouter } from './http/media-routes.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import type { SharedDatabase } from '#platform/storage/tables/tables.ts'
import { type ContentStorage, openContent } from './storage/content-storage.ts'
import { openContentFiles, openContentTables } from './storage/places.ts'
import { inPresentKeys } from './page/redirects.ts'
import { invitationLetter } from './reviews/invitation-letter.ts'
import { createLetterQueue } from './reviews/letter-queue.ts'
import { lettersOf } from './reviews/review-letters.ts'
import { recordIn } from './audit/audit.ts'
import { type FailedSignIns, failedSignInsInMemory } from '#operators/sign-in/failed-sign-ins.ts'
import type { FirstStart } from '#operators/first-start/first-start.ts'
import type { SendInvitation } from '#operators/invitations/invitations.ts'
import type { Operators } from '#operators/accounts/operators.ts'
import type { Channel } from '#operators/presence/presence.ts'
import { IDLE_MS } from '#operators/sign-in/session-life.ts'
import type { AskShop } from './checks/shop-answers.ts'
import type { ReviewNews } from './reviews/review-record.ts'
import { createContentRouter, type RouterOptions } from './router.ts'
import { createSignInGuard } from '#operators/sign-in/sign-in-guard.ts'
import { type ContentStore, createContentStore } from './store.ts'

export interface OpenOptions {
  /** A database on PostgreSQL that holds everything, for any number of processes; without it, files for one process. */
  readonly tables?: { readonly database: SharedDatabase; readonly url: string } | undefined
  /** With `tables`: files that can be made again. Otherwise it contains `pages/`, `releases/`, `drafts/`, `bin/`, `media/`, `content/`, `campaigns/`, `reviews/`, `audit/`, `saved/`, `letters/`, `redirects.json`, `operators.json`, `sessions.json`, `invitations.json`; created when missing. */
  readonly directory: string
  /** Signs preview tokens and seals secrets of second factors; 16 characters or more. */
  readonly secret: string
  /** Epoch milliseconds; the machine's clock by default. */
  readonly clock?: () => number
  /** Looks up the blocks that drafts are checked against; the registry by default. */
  readonly findBlock?: (code: string) => AnyBlock | undefined
  /** Called with failures that callers do not see; writes to the console by default. */
  readonly report?: (error: unknown) => void
  /** Answers the questions of the check before publishing about the shop; without it nothing counts as unknown. */
  readonly askShop?: AskShop
  /** Letters to operators about requests and comments; none without it. */
  readonly mail?: OperatorMailing
  /** Counts wrong passwords of operators; in the memory of this process by default. */
  readonly failedSignIns?: FailedSignIns | undefined
  /** Cost of password hashes; argon2id with 19 MiB by default. */
  readonly passwordCost?: PasswordCost
  /** Time without activity after which operators are signed out. Milliseconds; an hour by default. */
  readonly idleMs?: number
  /** True if operators of every role need a second factor; by default those of the roles that an admin has set. */
  readonly demandsOfAll?: boolean
  /** True if operators come from another shop, where they signed in; by default they sign in here. */
  readonly areGuests?: boolean
}

/** Delivery of letters to operators. */
interface OperatorMailing {
  /** Rejects where the letter is to be tried again. */
  readonly send: (letter: Letter) => Promise<void>
  /** False where the shop sends no mail. */
  readonly canSend: () => boolean
  /** Address of the page builder, for links. */
  readonly editor: () => string
  readonly shopNameIn: (locale: Locale) => string
}

export interface OpenedContentStore {
  readonly store: ContentStore
  /** Runs a job while no other process that shares the store runs one of this name. */
  readonly exclusively: ContentStorage['exclusively']
  readonly operators: Operators
  /** The one-time address of a shop without operators. */
  readonly firstStart: Pick<FirstStart, 'offer'>
  /** For `/media`: pictures, cached for a year. */
  readonly mediaRouter: Router
  /** Operations of staff on pages and accounts. */
  readonly served: ServedOperations
  /** For the content prefix, `/content` by default. */
  readonly router: (options?: RouterOptions) => Router
  /** Messages between the processes that share the store; none where it has one process. */
  readonly channel: Channel | undefined
  /** Ends the streams of open editors, so that the server can stop. */
  readonly endStreams: () => void
  /** Waits for running writes. */
  readonly close: () => Promise<void>
}

const MIN_SECRET = 16

/** Interval at which operators who fell silent are let go. Milliseconds. */
const SWEEP_MS = 5000

/** Interval at which letters that could not be sent are tried again. Milliseconds. */
const LETTERS_MS = 30_000

/** Interval at which pages and pictures whose time in the bin is over are removed. Milliseconds. */
const CLEANING_MS = DAY_MS

/**
 * The content store of one directory, or of a database.
 * @throws Error naming the file or the row, when one cannot be read
 */
export async function openContentStore({
  tables,
  directory,
  secret,
  clock = Date.now,
  findBlock = findRegistered,
  report = console.error,
  passwordCost,
  idleMs = IDLE_MS,
  demandsOfAll,
  areGuests,
  askShop,
  mail,
  failedSignIns = failedSignInsInMemory(),
}: OpenOptions): Promise<OpenedContentStore> {
  if (secret.length < MIN_SECRET)
    throw new Error(
      `The content store's secret is too short (${secret.length} characters, minimum ${MIN_SECRET}).`,
    )
  const place = tables
    ? await openContentTables({ ...tables, directory, report })
    : await openContentFiles(directory, report)
  const storage = await openContent(place, {
    clock,
    report,
    findBlock,
    passwordCost,
    idleMs,
    demandsOfAll,
    areGuests,
    secret,
  })
  const { audit, operators, media, letters } = storage
  const record = recordIn(audit, clock, report)
  const post =
    mail && createLetterQueue({ letters, send: letter => mail.send(letter), record, clock, report })
  /** What a letter tells of stays in the editor, whatever becomes of the letter. */
  const tellByMail = async (news: ReviewNews) =>
    mail &&
    post?.put(
      lettersOf(news, await operators.readers(), {
        editor: mail.editor(),
        shopNameIn: mail.shopNameIn,
        gone: await operators.gone(),
      }),
      news.page.key,
    )
  /** Keeps the letter of an invitation, to be sent in the background. */
  const sendInvitation: SendInvitation = async (invitation, given) => {
    if (!mail?.canSend()) return false
    const link = `${mail.editor()}/join#${given}`
    const letter = invitationLetter(invitation, { link, shopNameIn: mail.shopNameIn })
    post?.put([letter], '').catch(report)
    return true
  }
  const guard = createSignInGuard({ secret, failedSignIns, clock })
  const store = createContentStore({
    ...storage,
    guard,
    findBlock,
    secret,
    clock,
    report,
    ...(askShop && { askShop }),
    sendInvitation,
    ...(mail && { shopNameIn: mail.shopNameIn }),
    onReviewNews: news => void tellByMail(news).catch(report),
  })
  const clean = async () => {
    await store.cleanBin()
    await store.cleanMediaBin()
  }
  await store.takeUpMoves()
  const sweeping = setInterval(() => store.events.sweep(), SWEEP_MS).unref()
  const streams = createPageStreams(store)
  let cleaning: NodeJS.Timeout | undefined
  const jobs = tables && createJobs({ db: tables.database, clock, report })
  if (jobs) jobs.start([{ name: 'content-cleaning', everyMs: CLEANING_MS, run: clean }])
  else {
    await clean()
    cleaning = setInterval(() => void clean().catch(report), CLEANING_MS).unref()
  }
  const mailing = setInterval(() => void post?.sendDue().catch(report), LETTERS_MS).unref()
  return {
    store,
    exclusively: storage.exclusively,
    operators,
    firstStart: storage.firstStart,
    mediaRouter: createMediaRouter(media),
    served: {
      areas: contentOperations,
      parts: store,
      before: store.catchUp,
      present: inPresentKeys(store.presentKey),
    },
    router: options => createContentRouter(store, guard, streams, { report, ...options }),
    channel: storage.shared,
    endStreams: streams.end,
    async close() {
      clearInterval(cleaning)
      clearInterval(sweeping)
      clearInterval(mailing)
      streams.end()
      await jobs?.close()
      await post?.close()
      await storage.close()
    },
  }
}
