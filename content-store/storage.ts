import type { Said } from './log/page-events.ts'
import type { MediaStore } from './media/media.ts'
import type { Operators } from '#operators/accounts/operators.ts'
import type { PageChange } from './pages/pages.ts'
import type {
  AuditRepository,
  CampaignRepository,
  LetterRepository,
  PageRepository,
  ReviewRepository,
  SavedPartRepository,
} from './repository.ts'

/** What one of the processes changed. */
export type SharedChange =
  | {
      readonly of: 'page'
      readonly change: PageChange
      /** Revision of the draft before; 0 for a page that was not there. */
      readonly since: number
    }
  | { readonly of: 'campaign'; readonly keys: readonly string[] }
  | { readonly of: 'review'; readonly key: string }
  /** Something that is said of a picture, where it may show. */
  | { readonly of: 'media' }
  /** More than can be told. */
  | { readonly of: 'everything' }

/** Work in rounds; see `Job` of `api/jobs`. */
interface Round {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
}

/** A store that several processes use at once. */
export interface SharedStorage {
  /** Called with each change of any process, in their order, once it can be read here. `isOwn`: this process made it. */
  readonly onChange: (listener: (change: SharedChange, isOwn: boolean) => Promise<void>) => void
  /** Resolves when whatever was changed before the call can be read here, also without waiting. */
  readonly catchUp: () => Promise<void>
  readonly say: (words: Said) => void
  readonly onSaid: (listener: (words: Said) => void) => void
  /** Runs rounds, each in one process at a time and once for all of them. */
  readonly startRounds: (rounds: readonly Round[]) => void
}

/** The storage of a content store, one part per subject. */
export interface ContentStorage {
  readonly repository: PageRepository
  readonly campaigns: CampaignRepository
  readonly saved: SavedPartRepository
  readonly reviews: ReviewRepository
  readonly audit: AuditRepository
  readonly letters: LetterRepository
  readonly operators: Operators
  readonly media: MediaStore
  /** Runs a job while no other process runs one of this name. A store of one process runs it at once. */
  readonly exclusively: <Result>(name: string, job: () => Promise<Result>) => Promise<Result>
  readonly shared?: SharedStorage
  /** Waits for running writes. */
  readonly close: () => Promise<void>
}
