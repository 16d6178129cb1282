import type { Hydration } from '#blocks/page/define-block.ts'
import type { FrameStyle } from '#blocks/page/frame-style.ts'
import type { ShopRoute } from '#blocks/page/shop-route.ts'
import type { Layout } from '#blocks/page/view.ts'
import type { Locale } from '#locales/locale.ts'
import type { PictureSizes } from '../source/sized-markup.ts'

/** One block as the browser needs it. */
export interface BlockPayload extends FrameStyle {
  readonly id: string
  readonly code: string
  readonly hydration: Hydration
  /** Changes with the block's HTML: between personal pages, a block that is the same on the next one stays alive. */
  readonly digest: string
  /** Opens the page on that layout. */
  readonly leads?: Layout | undefined
  /** Only for blocks that come alive. */
  readonly options?: unknown
  /** Sizes of the pictures in its options. */
  readonly pictures?: PictureSizes
  /** Names of the block's data and the keys of `PagePayload.data` that hold them. */
  readonly data?: Readonly<Record<string, string>>
  /** Slots of a container, blocks inside. */
  readonly slots?: Readonly<Record<string, readonly BlockPayload[]>>
  /** The rendered block; left out of the payload inside a document, which holds it already. */
  readonly html?: string | undefined
}

/** Places of blocks around and inside `<main>`. */
export const REGIONS = ['header', 'top', 'core', 'main', 'bottom', 'footer', 'popup'] as const
export type Region = (typeof REGIONS)[number]

export interface PageHead {
  /** The shop's name in the page's language. */
  readonly siteName: string
  readonly title: string
  readonly description: string
  readonly keywords: string
  /** Address without origin. */
  readonly canonical: string
  /** The page's address in each language, without origin; hreflang links. */
  readonly alternates: Readonly<Record<'x-default', string> & Partial<Record<'zh' | 'en', string>>>
  /** For English readers of a page that exists only in Chinese: its language, and the note that says so. Source: LO-04. */
  readonly onlyIn?: { readonly lang: string; readonly note: string }
  /** Of a missing page that exists in the other language: its address, and the note that says so. */
  readonly elsewhere?: { readonly href: string; readonly note: string; readonly link: string }
  readonly isIndexed: boolean
  /** Card of a link to the page on social networks. Picture address as it came, and what it shows; absent for none. */
  readonly social: {
    readonly type: 'website' | 'product'
    readonly image?: string
    readonly imageAlt?: string
  }
  /** schema.org objects; addresses inside may begin with `/`. */
  readonly linkedData: readonly Readonly<Record<string, unknown>>[]
}

/** Data of every page's scripts. */
export interface PageFacts {
  /** 200, or that of the error page it is. Source: L-132. */
  readonly status: number
  readonly pathname: string
  readonly locale: Locale
  readonly pageVersion: number
  readonly isPreview: boolean
  /** Audience of a page that a guard protects; others are redirected. */
  readonly guardedFor?: 'members' | 'guests' | undefined
  /** Epoch milliseconds the page was rendered for. */
  readonly now: number
  readonly route: ShopRoute
  /** Options of the page's settings blocks by their code. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Answers to the blocks' data needs by query key, for blocks that hydrate. */
  readonly data: Readonly<Record<string, unknown>>
}

/** The data of a content page for its script: facts, and the blocks that hydrate. The rest is HTML. */
export interface IslandsPayload extends PageFacts {
  readonly islands: readonly BlockPayload[]
}

/** A whole page as data: what a document is made of, and what a personal page fetches from `/_page/…` to move on. */
export interface PagePayload extends PageFacts {
  /** The home page of a shop in which nothing is published yet. */
  readonly isUnopened?: boolean | undefined
  /** Of a preview: it shows what shoppers see at its instant, not the draft. */
  readonly isReleased?: boolean | undefined
  readonly head: PageHead
  readonly themeColor: string
  readonly priceColor: string
  readonly regions: Readonly<Record<Region, readonly BlockPayload[]>>
  /** Style sheets and scripts of the blocks used; blocks that hydrate later load their own. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Changes with each build of the client; a page of another build is loaded whole. */
  readonly build: string
}

/** The blocks that hydrate, also inside static blocks. A hydrated block hydrates those inside it. */
export const islandsIn = (blocks: readonly BlockPayload[]): readonly BlockPayload[] =>
  blocks.flatMap(block =>
    block.hydration === 'never' ? islandsIn(Object.values(block.slots ?? {}).flat()) : [block],
  )
