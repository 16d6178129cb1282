import type { Channel } from '#operators/presence/presence.ts'
import type { PasswordCost } from '#platform/password.ts'
import type { Announced, Storage } from '#platform/storage/storage.ts'
import { openAudit } from './audit-repository.ts'
import { type AboutCampaign, openCampaigns } from './campaign-repository.ts'
import { openFirstStart } from './first-start-repository.ts'
import { openInvitations } from './invitation-repository.ts'
import { openLetters } from './letter-repository.ts'
import { type AboutMedia, openMedia } from './media-repository.ts'
import { openOperators } from './operator-repository.ts'
import type { FindBlock } from '../page/joint-page.ts'
import type { AboutPage } from './page-effect.ts'
import { openPages } from './page-repository.ts'
import { openReviews } from './review-repository.ts'
import { openSavedParts } from './saved-part-repository.ts'

/** Change by one of the processes. */
export type SharedChange =
  | { readonly of: 'page'; readonly pages: readonly AboutPage[] }
  | ({ readonly of: 'campaign' } & AboutCampaign)
  | { readonly of: 'review'; readonly key: string }
  /** Something that is said of a picture, where it may show. */
  | { readonly of: 'media' }
  /** More than can be told. */
  | { readonly of: 'everything' }

/** A store that several processes use at once. */
export interface SharedStorage extends Channel {
  /** Called with each change of any process, in their order, once it can be read here. `isOwn`: this process made it. */
  readonly onChange: (listener: (change: SharedChange, isOwn: boolean) => Promise<void>) => void
  /** Resolves when whatever was changed before the call can be read here, also without waiting. */
  readonly catchUp: () => Promise<void>
}

/** Converts an announcement for the parts of the store; `undefined` where it concerns none of them. */
function sharedChange(change: Announced | undefined): SharedChange | undefined {
  if (!change) return { of: 'everything' }
  const { folder, id, about } = change
  // As the repositories have announced it.
  if (folder === 'reviews') return { of: 'review', key: id }
  if (about === undefined) return undefined
  if (folder === 'pages') return { of: 'page', pages: about as readonly AboutPage[] }
  if (folder === 'campaigns') return { of: 'campaign', ...(about as AboutCampaign) }
  return folder === 'media' && (about as AboutMedia).isShown ? { of: 'media' } : undefined
}

const sharedOf = (storage: Storage): SharedStorage => ({
  onChange: hear =>
    storage.onChange(async (change, isOwn) => {
      const told = sharedChange(change)
      if (told) await hear(told, isOwn)
    }),
  catchUp: storage.catchUp,
  say: storage.say,
  onSaid: storage.onSaid,
})

interface ContentOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number
  readonly report: (error: unknown) => void
  /** The blocks by which drafts are joined and read. */
  readonly findBlock: FindBlock
  readonly passwordCost?: PasswordCost | undefined
  /** Time without activity after which operators are signed out. Milliseconds. */
  readonly idleMs?: number | undefined
  /** True if every role demands a second factor. */
  readonly demandsOfAll?: boolean | undefined
  /** True if operators come from another shop. */
  readonly areGuests?: boolean | undefined
  /** Seals the secrets of second factors. */
  readonly secret?: string | undefined
}

export type ContentStorage = Awaited<ReturnType<typeof openContent>>

/**
 * Opens the repositories of a content store, one per subject. Closes the storage where that fails.
 * @throws DamagedDocument, MissingDocument
 */
export async function openContent(storage: Storage, options: ContentOptions) {
  try {
    return await openParts(storage, options)
  } catch (error) {
    await storage.close()
    throw error
  }
}

const openParts = async (storage: Storage, { report, findBlock, ...options }: ContentOptions) => ({
  repository: await openPages(storage, findBlock),
  campaigns: await openCampaigns(storage),
  saved: await openSavedParts(storage),
  reviews: await openReviews(storage),
  audit: openAudit(storage),
  letters: await openLetters(storage),
  operators: await openOperators(storage, options),
  firstStart: openFirstStart(storage),
  invitations: openInvitations(storage),
  media: await openMedia(storage, report),
  /** Runs a job while no other process runs one of this name. */
  exclusively: storage.exclusively,
  shared: storage.isShared ? sharedOf(storage) : undefined,
  /** Waits for running writes. */
  close: storage.close,
})
