import { activityListBlock } from './activityList/block.ts'
import { adCardBlock } from './adCard/block.ts'
import { articleCollapseBlock } from './articleCollapse/block.ts'
import { articleTitleBlock } from './articleTitle/block.ts'
import { bannerBlock } from './banner/block.ts'
import { basicProductListBlock } from './basicProductList/block.ts'
import { basketPopupBlock } from './basketPopup/block.ts'
import { bestSellingBlock } from './bestSelling/block.ts'
import { brandCategoryNavBlock } from './brandCategoryNav/block.ts'
import { brandImageBlock } from './brandImage/block.ts'
import { brandLetterRowBlock } from './brandLetterRow/block.ts'
import { brandProductBlock } from './brandProduct/block.ts'
import { brandDirectoryBlock } from './brandDirectory/block.ts'
import { brandKindBlock } from './brandKind/block.ts'
import { breadcrumbBlock } from './breadcrumb/block.ts'
import { compareBarBlock } from './compareBar/block.ts'
import type { AnyBlock } from './define-block.ts'
import { emptyResultBlock } from './emptyResult/block.ts'
import { filterPanelBlock } from './filterPanel/block.ts'
import { footerBlock } from './footer/block.ts'
import { footerIconListBlock } from './footerIconList/block.ts'
import { guessYouLikeBlock } from './guessYouLike/block.ts'
import { headerBlock } from './header/block.ts'
import { homeModalBlock } from './homeModal/block.ts'
import { iframeBlock } from './iframe/block.ts'
import { imageListBlock } from './imageList/block.ts'
import { imageMagnifierBlock } from './imageMagnifier/block.ts'
import { kindPosterBlock } from './kindPoster/block.ts'
import { markupListBlock } from './markupList/block.ts'
import { memberPageToggleBlock } from './memberPageToggle/block.ts'
import { messageBarBlock } from './messageBar/block.ts'
import { miniCartBlock } from './miniCart/block.ts'
import { plpAdCardBlock } from './plpAdCard/block.ts'
import { plpColorSwatchesBlock } from './plpColorSwatches/block.ts'
import { posterListBlock } from './posterList/block.ts'
import { productAttributesBlock } from './productAttributes/block.ts'
import { productByCodeBlock } from './productByCode/block.ts'
import { productGalleryBlock } from './productGallery/block.ts'
import { productGridBlock } from './productGrid/block.ts'
import { productMediaBlock } from './productMedia/block.ts'
import { productSummaryBlock } from './productSummary/block.ts'
import { productTabsBlock } from './productTabs/block.ts'
import { promotionPopupBlock } from './promotionPopup/block.ts'
import { recentViewsBlock } from './recentViews/block.ts'
import { recommendPopupBlock } from './recommendPopup/block.ts'
import { richTextBlock } from './richText/block.ts'
import { shopListBlock } from './shopList/block.ts'
import { shopPromotionsBlock } from './shopPromotions/block.ts'
import { sortBarBlock } from './sortBar/block.ts'
import { newSwiperBlock, swiperBlock } from './swiper/block.ts'
import { teaserFormBlock } from './teaserForm/block.ts'
import { viewItemsPopupBlock } from './viewItemsPopup/block.ts'

/** Every block there is, in palette order. Written by hand: adding one here and in `views.ts` is all it takes. */
export const registry = [
  newSwiperBlock,
  bannerBlock,
  imageListBlock,
  kindPosterBlock,
  shopListBlock,
  brandLetterRowBlock,
  posterListBlock,
  brandImageBlock,
  adCardBlock,
  footerIconListBlock,
  imageMagnifierBlock,
  articleTitleBlock,
  richTextBlock,
  articleCollapseBlock,
  messageBarBlock,
  brandDirectoryBlock,
  brandKindBlock,
  iframeBlock,
  teaserFormBlock,
  productTabsBlock,
  shopPromotionsBlock,
  bestSellingBlock,
  brandProductBlock,
  basicProductListBlock,
  guessYouLikeBlock,
  recentViewsBlock,
  compareBarBlock,
  homeModalBlock,
  basketPopupBlock,
  viewItemsPopupBlock,
  promotionPopupBlock,
  recommendPopupBlock,
  swiperBlock,
  headerBlock,
  miniCartBlock,
  footerBlock,
  productSummaryBlock,
  productGalleryBlock,
  activityListBlock,
  markupListBlock,
  productAttributesBlock,
  productMediaBlock,
  sortBarBlock,
  filterPanelBlock,
  productGridBlock,
  emptyResultBlock,
  breadcrumbBlock,
  brandCategoryNavBlock,
  plpAdCardBlock,
  plpColorSwatchesBlock,
  memberPageToggleBlock,
  productByCodeBlock,
] as const

export type BlockCode = (typeof registry)[number]['code']

const byCode = new Map<string, AnyBlock>(registry.map(block => [block.code, block]))

/** The definition behind a component's code; `undefined` for a code this version does not know. Source: LO-21. */
export const findBlock = (code: string): AnyBlock | undefined => byCode.get(code)
