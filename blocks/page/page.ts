import { z } from 'zod'
import { colourOrNothing } from './colour.ts'
import { isMargin, isPadding } from './frame-style.ts'

/** Deepest nesting of `childComponents`. Source: LO-19. */
export const MAX_DEPTH = 3
/** Most components a page may hold. */
export const MAX_COMPONENTS = 1000
/** Most characters of the name an operator gives a block. */
export const MAX_NAME = 120

/** An object, or its JSON text; anything else is `{}`. Source: LO-18. */
const looseObject = z.preprocess(given => {
  if (typeof given !== 'string') return given ?? {}
  try {
    return JSON.parse(given)
  } catch {
    return {}
  }
}, z.record(z.string(), z.unknown()).catch({}))

/** An empty text is as good as none. */
const orEmpty = (isRight: (text: string) => boolean) => (text: string) => text.trim() === '' || isRight(text)

/** Settings of a block's wrapper. Checked on publish; drafts keep what is typed. Source: LO-18. */
export const styleSchema = z.object({
  margin: z.string().max(60).refine(orEmpty(isMargin), { error: 'margin' }).optional(),
  padding: z.string().max(60).refine(orEmpty(isPadding), { error: 'padding' }).optional(),
  background: z
    .string()
    .max(120)
    .refine(
      orEmpty(text => colourOrNothing(text) !== undefined),
      { error: 'colour' },
    )
    .optional(),
  maxWidth: z.coerce
    .number({ error: 'maxWidth' })
    .int('maxWidth')
    .min(0, 'maxWidth')
    .max(4000, 'maxWidth')
    .optional(),
  hideOn: z.enum(['none', 'mobile', 'desktop']).optional(),
})

/** A block placed on a page, as pages are stored and travel. Source: L-151, LO-18 … LO-20. */
export interface Component {
  readonly id: string
  readonly sort: number
  readonly name: string
  readonly code: string
  /** Version of the block's options this was saved with. Ours: absent on pages from elsewhere, read as 1. */
  readonly version: number
  readonly pageId: string
  readonly section: string
  readonly style: Readonly<Record<string, unknown>>
  readonly options: Readonly<Record<string, unknown>>
  readonly values: Readonly<Record<string, unknown>>
  readonly childComponents: readonly Component[]
}

/** Ids appear in `id` attributes and selectors. */
const componentId = z.string().regex(/^[A-Za-z][\w-]{0,63}$/)

const componentFields = {
  id: componentId,
  sort: z.coerce.number().int().default(0),
  name: z.string().max(MAX_NAME).default(''),
  code: z.string().min(1).max(64),
  version: z.int().min(1).default(1),
  pageId: z.string().max(120).default(''),
  section: z.string().max(64).default('main'),
  style: looseObject,
  options: looseObject,
  values: looseObject,
}

/** The component shape; unknown keys are dropped. The depth is checked apart, before parsing (`content-store/stored/page-schema.ts`). */
export const componentSchema: z.ZodType<Component> = z.object({
  ...componentFields,
  childComponents: z.lazy(() => z.array(componentSchema).default([])),
}) as unknown as z.ZodType<Component> // a recursive type cannot be inferred

/** Colours and signs that hold for the whole shop. Source: L-159, LO-112. */
export const globalConfigSchema = z.object({
  tenantCode: z.string().max(64).default('main'),
  iconUrl: z.string().max(500).default('/assets/icon.svg'),
  priceColor: z.string().max(40).default('#b3261e'),
  themeColor: z.string().max(40).default('#1f3d2f'),
})
export type GlobalConfig = z.output<typeof globalConfigSchema>

export const PAGE_TYPES = [
  'HOME',
  'MINISITE',
  'LANDING',
  'PRODUCT',
  'LIST',
  'CART',
  'CHECKOUT',
  'ACCOUNT',
  'SIGN_IN',
  'SERVICE',
  'MEMBER',
  'FRAME',
] as const
export type PageType = (typeof PAGE_TYPES)[number]

/**
 * Content paths of the pages that every shop has: the frame, and shells around goods and screens. Each has a page type of its
 * own. Source: Shells.
 */
export const SHELL_PATHS = {
  FRAME: '/shell/frame',
  PRODUCT: '/shell/product',
  LIST: '/shell/list',
  CART: '/shell/cart',
  CHECKOUT: '/shell/checkout',
  SIGN_IN: '/shell/sign-in',
  ACCOUNT: '/shell/account',
  SERVICE: '/shell/service',
} as const satisfies Partial<Record<PageType, string>>

export type ShellType = keyof typeof SHELL_PATHS
export type ShellPath = (typeof SHELL_PATHS)[ShellType]
/** `product` of `/shell/product`. */
export type ShellName = ShellPath extends `/shell/${infer Name}` ? Name : never

export const SHELL_TYPES = Object.keys(SHELL_PATHS) as readonly ShellType[] // its own keys

/** The name of the shell at a content path; `undefined` for pages that operators create. */
export const shellNameOf = (path: string): ShellName | undefined =>
  Object.values(SHELL_PATHS).some(shell => shell === path)
    ? (path.slice('/shell/'.length) as ShellName)
    : undefined

/** Appearance of a page outside the shop: in search results, and where links to it are shared. What is absent is the default. */
export interface Sharing {
  /** Address of the picture that goes with links to the page; absent: the page's first large one. */
  readonly shareImage?: string
  /** False keeps the page from search engines. */
  readonly isIndexed?: boolean
}

/** A picture of the media library, or none. */
export const shareImageSchema = z
  .string()
  .max(500)
  .regex(/^(\/media\/(demo\/)?[\w-]+\.\w+)?$/)

/** Only what differs from the default, so that equal pages have equal JSON. */
export const sharingOf = ({ shareImage, isIndexed }: Sharing): Sharing => ({
  ...(shareImage && { shareImage }),
  ...(isIndexed === false && { isIndexed }),
})

/** A page as this code knows it; the wire's spellings (`globleConfigDto` …) live in `content-store/client/wire.ts` alone. Source: L-150. */
export interface ReleasePage extends Sharing {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly keywords: string
  /** `/landingPage/summer_zh_HK.html` (LO-03). */
  readonly path: string
  /** pageVersion of the release; 0 for a draft that was never published. */
  readonly version: number
  readonly type: PageType
  readonly components: readonly Component[]
  readonly globalConfig: GlobalConfig
}
