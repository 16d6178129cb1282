import { articleCollapseBlock } from './articleCollapse/block.ts'
import { articleTitleBlock } from './articleTitle/block.ts'
import { bannerBlock } from './banner/block.ts'
import { basicProductListBlock } from './basicProductList/block.ts'
import type { AnyBlock } from './define-block.ts'
import { footerBlock } from './footer/block.ts'
import { headerBlock } from './header/block.ts'
import { homeModalBlock } from './homeModal/block.ts'
import { imageListBlock } from './imageList/block.ts'
import { kindPosterBlock } from './kindPoster/block.ts'
import { productTabsBlock } from './productTabs/block.ts'
import { richTextBlock } from './richText/block.ts'
import { newSwiperBlock, swiperBlock } from './swiper/block.ts'

/** Every block there is, in palette order. Written by hand: adding one here and in `views.ts` is all it takes. */
export const registry = [
  newSwiperBlock,
  bannerBlock,
  imageListBlock,
  kindPosterBlock,
  articleTitleBlock,
  richTextBlock,
  articleCollapseBlock,
  productTabsBlock,
  basicProductListBlock,
  homeModalBlock,
  swiperBlock,
  headerBlock,
  footerBlock,
] as const

export type BlockCode = (typeof registry)[number]['code']

const byCode = new Map<string, AnyBlock>(registry.map(block => [block.code, block]))

/** The definition behind a component's code; `undefined` for a code this version does not know. Source: LO-21. */
export const findBlock = (code: string): AnyBlock | undefined => byCode.get(code)
