import type { BothTexts, Locale } from '#locales/locale.ts'
import type { StoredItem } from '../stored/media-item.ts'

/** A picture that operators choose from. */
export type MediaItem = StoredItem & {
  /** Names it in addresses: `3f2c….webp`; `demo~photo-ridge.webp` for a picture of the demo. */
  readonly id: string
}

/** Answer to an upload. `was`: the same bytes had been uploaded before, and are or were in the library under `name`. */
export type UploadedItem = MediaItem & { readonly was?: 'here' | 'inBin' }

/** Facts operators enter about a picture. It applies at once, wherever the picture shows. */
export type MediaAbout = Pick<MediaItem, 'name' | 'alt' | 'tags' | 'focus' | 'crops'>

export const MEDIA_SORTS = ['newest', 'oldest', 'name', 'largest'] as const
export type MediaSort = (typeof MEDIA_SORTS)[number]

/** Which pictures, and in what order. An absent field does not filter. */
export interface MediaQuery {
  /** In the name, the tags or the alternative text; each word has to be there. */
  readonly term?: string
  readonly tag?: string
  /** MIME type. */
  readonly type?: string
  readonly sort?: MediaSort
  /** Number to leave out, from 0. */
  readonly from?: number
  /** In the bin. */
  readonly isDeleted?: boolean
}

/** Some of the pictures that a query finds. */
export interface MediaPage {
  readonly items: readonly MediaItem[]
  /** Number in all. */
  readonly total: number
  /** Tags and types of all pictures, whatever the query, in order. */
  readonly tags: readonly string[]
  readonly types: readonly string[]
}

/** A block that shows a picture. */
export interface MediaBlock {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly isPopup: boolean
}

/** A page that shows a picture. */
export interface MediaUse {
  readonly key: string
  readonly path: string
  readonly locale: Locale
  readonly title: string
  /** `live`: shoppers get it now · `draft` · `campaign`: a version that a planned or live campaign holds. */
  readonly where: 'live' | 'draft' | 'campaign'
  /** Name of that campaign. */
  readonly campaign?: BothTexts
  /** Empty where the page itself names it. */
  readonly blocks: readonly MediaBlock[]
}

/** Result of replacing a picture. */
export interface MediaReplaced {
  /** Names the change, to take it back. */
  readonly gesture: string
  /** Pages whose drafts have the other picture now. */
  readonly changed: readonly Pick<MediaUse, 'key' | 'path' | 'locale' | 'title'>[]
  /** Remaining uses of the picture: live until published again, held by a campaign, or in drafts that the operator may not change. */
  readonly left: readonly MediaUse[]
  /**
   * Fate of the old picture's parts and focal point; absent where it had none. `carried` to the new one, or not: `own` (it has
   * some of its own), `otherProportions`, `live` (it shows on a live page, and the operator may not change what shoppers see).
   */
  readonly cuts?: 'carried' | 'own' | 'otherProportions' | 'live'
}
