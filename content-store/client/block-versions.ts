import type { BothTexts, Locale } from '#locales/locale.ts'
import type { PageContent, PageSummary } from './types.ts'

/** A block whose options were saved in an earlier version. */
export interface OldBlock {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly from: number
  readonly to: number
  /** Why it cannot be brought up to date; such a block stays as it is. */
  readonly error?: string
}

/** A page in one language, as lists of versions name it. */
export interface VersionedPage {
  readonly key: string
  readonly path: string
  readonly locale: Locale
  readonly title: string
}

/** A page that holds blocks of earlier versions. */
export interface OldBlocks extends VersionedPage {
  readonly draft: readonly OldBlock[]
  /** Of the live version, campaigns aside. */
  readonly live: readonly OldBlock[]
}

/** A version with old blocks that a planned or live campaign holds: it stays as it is. */
export interface HeldBlocks extends VersionedPage {
  readonly campaign: BothTexts
  readonly blocks: readonly OldBlock[]
}

/**
 * Effect of a downgrade on a part of a page: `changed` leaves it as it is, because an operator changed or published it since.
 * `undefined` where nothing was brought up to date.
 */
export type Standing = 'back' | 'changed' | undefined

/** A page that was brought up to date. */
export interface RaisedPage extends VersionedPage {
  readonly draft?: Standing
  readonly live?: Standing
}

/** All of the shop, each list in the order of addresses. */
export interface BlockVersionsReport {
  readonly old: readonly OldBlocks[]
  readonly held: readonly HeldBlocks[]
  /** Pages of which the draft or the live version can be taken back. */
  readonly raised: readonly RaisedPage[]
}

/** Changes of upgrading a page: the stored content, and what comes of it. Absent where nothing changes. */
export interface RaisePreview extends OldBlocks, Pick<PageSummary, 'id' | 'type'> {
  readonly contents: {
    readonly draft?: RaisedContent
    readonly live?: RaisedContent
  }
}

interface RaisedContent {
  readonly before: PageContent
  readonly after: PageContent
}
