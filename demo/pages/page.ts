import { VARIANTS } from '#api/rules/experiment.ts'
import { type Component, globalConfigSchema, type PageType } from '#blocks/page/page.ts'
import type { PageContent } from '#content-store/client/types.ts'
import { type BlockCode, findBlock, type registry } from '#blocks/registry.ts'
import type { Locale } from '#locales/locale.ts'
import type { z } from 'zod'
import { MEDIA_ROOT } from '../catalogue/products.ts'
import { type Season, seasonOf } from '../season.ts'

/** A page of the demo in one language. */
export interface DemoPage {
  /** Content path without locale. */
  readonly path: string
  readonly locale: Locale
  readonly type: PageType
  readonly content: PageContent
}

type Options<Code extends BlockCode> = z.input<Extract<(typeof registry)[number], { code: Code }>['schema']>

interface Placing {
  readonly section?: string
  readonly style?: Component['style']
}

/** A block and its options, before it has an id and a place. */
export type Placed = Omit<Component, 'id' | 'sort' | 'pageId'> & {
  readonly section: string
  /** Blocks in its slots. */
  readonly inside?: readonly Placed[]
}

/** Sets a block: typed by its own schema, named as operators see it in the outline. */
export const set = <Code extends BlockCode>(
  code: Code,
  name: string,
  options: Options<Code>,
  { section = 'main', style = {} }: Placing = {},
): Placed => ({
  code,
  name,
  options: options as Component['options'],
  section,
  style,
  version: findBlock(code)?.version ?? 1,
  values: {},
  childComponents: [],
})

/** The words of the language asked for. */
type Say = (zh: string, en: string) => string

/** Everything a page's composition depends on. */
export interface Setting {
  readonly locale: Locale
  readonly say: Say
  /** A picture of the demo. */
  readonly picture: (name: string) => string
  /** A picture made of pixels; the image service cuts it to size. */
  readonly photo: (name: string) => string
  /** A picture with words on it, in the page's language. */
  readonly lettered: (name: string) => string
  /** Start of the Hong Kong day the shop was opened on, epoch milliseconds. */
  readonly base: number
  /** Season of that day: its campaigns lead. */
  readonly season: Season
}

export const settingFor = (locale: Locale, base: number): Setting => ({
  locale,
  say: (zh, en) => (locale === 'zh_HK' ? zh : en),
  picture: name => `${MEDIA_ROOT}${name}.svg`,
  photo: name => `${MEDIA_ROOT}${name}.webp`,
  lettered: name => `${MEDIA_ROOT}${name}-${locale === 'zh_HK' ? 'zh' : 'en'}.svg`,
  base,
  season: seasonOf(base),
})

/** The house colours: green of the hills, brick of the offers. */
export const HOUSE = globalConfigSchema.parse({
  tenantCode: 'main',
  priceColor: '#a63d1e',
  themeColor: '#1f3d2f',
})

/** Columns with the blocks of each. */
export const columns = (
  name: string,
  options: Options<'columns'>,
  ...contents: readonly (readonly Placed[])[]
): Placed => ({
  ...set('columns', name, { count: contents.length, ...options }),
  inside: contents.flatMap((blocks, index) =>
    blocks.map(block => ({ ...block, section: `column${index + 1}` })),
  ),
})

/** A test of two variants, half of the shoppers each. */
export const variants = (name: string, ...contents: readonly (readonly Placed[])[]): Placed => ({
  ...set('variants', name, { count: contents.length }),
  inside: contents.flatMap((blocks, index) =>
    blocks.map(block => ({ ...block, section: VARIANTS[index] ?? '' })),
  ),
})

/** Numbers blocks in order and gives each an id that both languages share. */
export const compose = (prefix: string, blocks: readonly Placed[]): Component[] =>
  blocks.map(({ inside = [], ...block }, i) => {
    const id = `${prefix}-${i + 1}-${block.code}`
    return { ...block, id, sort: i + 1, pageId: '', childComponents: compose(id, inside) }
  })

export const link = {
  none: { type: 0, value: '' },
  product: (code: string) => ({ type: 1, value: code }),
  category: (...codes: string[]) => ({ type: 2, value: codes.join('/') }),
  landing: (key: string) => ({ type: 3, value: key }),
  minisite: (key: string) => ({ type: 4, value: key }),
  article: (remark: string) => ({ type: 5, value: remark }),
  brand: (code: string) => ({ type: 6, value: code }),
  page: (name: string) => ({ type: 7, value: name }),
  search: (keyword: string) => ({ type: 8, value: keyword }),
  /** The season’s campaign. */
  campaign: { type: 0, value: '/campaign' },
  /** Goods inside the sport section. Source: LO-85. */
  sport: (path: string) => ({ type: 0, value: `/SPORTb${path}` }),
}

/** Codes as product blocks keep them. */
export const codes = (...list: string[]) => list.join(',')
