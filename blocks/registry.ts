import { definitions } from './generated/definitions.ts'
import type { AnyBlock } from './page/define-block.ts'

/**
 * Every block by its folder, in palette order. A new block is one line here; `npm run codegen` writes the imports, the views
 * and whatever else follows from it (`docs/decisions/021-a-block-is-a-folder.md`).
 */
export const FOLDERS = [
  'content/swiper',
  'content/banner',
  'content/columns',
  'content/imageList',
  'content/kindPoster',
  'content/shopList',
  'content/brandLetterRow',
  'content/posterList',
  'content/brandImage',
  'content/adCard',
  'frame/footerIconList',
  'content/imageMagnifier',
  'content/articleTitle',
  'content/richText',
  'content/articleCollapse',
  'frame/messageBar',
  'content/brandDirectory',
  'content/brandKind',
  'content/iframe',
  'content/teaserForm',
  'catalogue/productTabs',
  'catalogue/shopPromotions',
  'catalogue/bestSelling',
  'catalogue/brandProduct',
  'catalogue/basicProductList',
  'catalogue/guessYouLike',
  'catalogue/recentViews',
  'catalogue/compareBar',
  'popups/homeModal',
  'popups/basketPopup',
  'popups/viewItemsPopup',
  'popups/promotionPopup',
  'popups/recommendPopup',
  'frame/header',
  'frame/miniCart',
  'frame/footer',
  'catalogue/productSummary',
  'catalogue/productGallery',
  'catalogue/activityList',
  'catalogue/markupList',
  'catalogue/productAttributes',
  'catalogue/productMedia',
  'catalogue/sortBar',
  'catalogue/filterPanel',
  'catalogue/productGrid',
  'catalogue/emptyResult',
  'catalogue/breadcrumb',
  'catalogue/brandCategoryNav',
  'catalogue/plpAdCard',
  'catalogue/plpColorSwatches',
  'account/memberPageToggle',
  'catalogue/productByCode',
  'catalogue/productFinder',
  'account/login',
  'account/register',
  'account/registerSuccess',
  'account/resetPassword',
  'account/linkAccount',
  'account/user',
  'account/profile',
  'account/password',
  'account/addresses',
  'account/addressUpdate',
  'account/orders',
  'account/orderDetail',
  'account/refundRecords',
  'account/refundDetail',
  'account/wishList',
  'account/goDollar',
  'account/coupons',
  'account/memberCard',
  'checkout/cart',
  'service/document',
  'service/help',
  'service/contact',
  'service/storeLocator',
  'service/liveChat',
  'service/unsubscribe',
] as const

/** Definitions of all blocks, in palette order. */
export const registry = definitions

export type BlockCode = (typeof registry)[number]['code']

const byCode = new Map<string, AnyBlock>(registry.map(block => [block.code, block]))

/** The definition behind a component's code; `undefined` for a code this version does not know. Source: LO-21. */
export const findBlock = (code: string): AnyBlock | undefined => byCode.get(code)
