import type { NeedsOf, OptionsOf } from './define-block.ts'
import type { registry } from './registry.ts'
import type { View } from './view.ts'

type Block = (typeof registry)[number]
/** One loader per block, typed by its definition: a view that reads an option the schema lacks does not compile. */
type ViewLoaders = { [B in Block as B['code']]: () => Promise<View<OptionsOf<B>, NeedsOf<B>>> }

/**
 * Views by block code, each its own chunk. Apart from `registry.ts` because definitions carry zod schemas, which must
 * never reach a shopper.
 */
export const views: ViewLoaders = {
  newSwiper: async () => (await import('./swiper/Swiper.tsx')).Swiper,
  swiper: async () => (await import('./swiper/Swiper.tsx')).Swiper,
  banner: async () => (await import('./banner/Banner.tsx')).Banner,
  imageList: async () => (await import('./imageList/ImageList.tsx')).ImageList,
  kindPoster: async () => (await import('./kindPoster/KindPoster.tsx')).KindPoster,
  shopList: async () => (await import('./shopList/ShopList.tsx')).ShopList,
  brandLetterRow: async () => (await import('./brandLetterRow/BrandLetterRow.tsx')).BrandLetterRow,
  posterList: async () => (await import('./posterList/PosterList.tsx')).PosterList,
  brandImage: async () => (await import('./brandImage/BrandImage.tsx')).BrandImage,
  adCard: async () => (await import('./adCard/AdCard.tsx')).AdCard,
  footerIconList: async () => (await import('./footerIconList/FooterIconList.tsx')).FooterIconList,
  homeModal: async () => (await import('./homeModal/HomeModal.tsx')).HomeModal,
  basketPopup: async () => (await import('./basketPopup/BasketPopup.tsx')).BasketPopup,
  viewItemsPopup: async () => (await import('./viewItemsPopup/ViewItemsPopup.tsx')).ViewItemsPopup,
  promotionPopup: async () => (await import('./promotionPopup/PromotionPopup.tsx')).PromotionPopup,
  recommendPopup: async () => (await import('./recommendPopup/RecommendPopup.tsx')).RecommendPopup,
  teaserForm: async () => (await import('./teaserForm/TeaserForm.tsx')).TeaserForm,
  articleTitle: async () => (await import('./articleTitle/ArticleTitle.tsx')).ArticleTitle,
  richText: async () => (await import('./richText/RichText.tsx')).RichText,
  articleCollapse: async () => (await import('./articleCollapse/ArticleCollapse.tsx')).ArticleCollapse,
  messageBar: async () => (await import('./messageBar/MessageBar.tsx')).MessageBar,
  brandDirectory: async () => (await import('./brandDirectory/BrandDirectory.tsx')).BrandDirectory,
  brandKind: async () => (await import('./brandKind/BrandKind.tsx')).BrandKind,
  iframe: async () => (await import('./iframe/Iframe.tsx')).Iframe,
  memberPageToggle: async () => (await import('./memberPageToggle/MemberPageToggle.tsx')).MemberPageToggle,
  productTabs: async () => (await import('./productTabs/ProductTabs.tsx')).ProductTabs,
  basicProductList: async () => (await import('./basicProductList/BasicProductList.tsx')).BasicProductList,
  shopPromotions: async () => (await import('./shopPromotions/ShopPromotions.tsx')).ShopPromotions,
  bestSelling: async () => (await import('./bestSelling/BestSelling.tsx')).BestSelling,
  brandProduct: async () => (await import('./brandProduct/BrandProduct.tsx')).BrandProduct,
  productByCode: async () => (await import('./productByCode/ProductByCode.tsx')).ProductByCode,
  guessYouLike: async () => (await import('./guessYouLike/GuessYouLike.tsx')).GuessYouLike,
  recentViews: async () => (await import('./recentViews/RecentViews.tsx')).RecentViews,
  compareBar: async () => (await import('./compareBar/CompareBar.tsx')).CompareBar,
  header: async () => (await import('./header/Header.tsx')).Header,
  miniCart: async () => (await import('./miniCart/MiniCart.tsx')).MiniCart,
  footer: async () => (await import('./footer/Footer.tsx')).Footer,
  productSummary: async () => (await import('./productSummary/ProductSummary.tsx')).ProductSummary,
  imageMagnifier: async () => (await import('./imageMagnifier/ImageMagnifier.tsx')).ImageMagnifier,
  productGallery: async () => (await import('./productGallery/ProductGallery.tsx')).ProductGallery,
  activityList: async () => (await import('./activityList/ActivityList.tsx')).ActivityList,
  markupList: async () => (await import('./markupList/MarkupList.tsx')).MarkupList,
  productAttributes: async () =>
    (await import('./productAttributes/ProductAttributes.tsx')).ProductAttributes,
  productMedia: async () => (await import('./productMedia/ProductMedia.tsx')).ProductMedia,
  sortBar: async () => (await import('./sortBar/SortBar.tsx')).SortBar,
  filterPanel: async () => (await import('./filterPanel/FilterPanel.tsx')).FilterPanel,
  productGrid: async () => (await import('./productGrid/ProductGrid.tsx')).ProductGrid,
  emptyResult: async () => (await import('./emptyResult/EmptyResult.tsx')).EmptyResult,
  breadcrumb: async () => (await import('./breadcrumb/Breadcrumb.tsx')).Breadcrumb,
  brandCategoryNav: async () => (await import('./brandCategoryNav/BrandCategoryNav.tsx')).BrandCategoryNav,
  plpAdCard: async () => (await import('./plpAdCard/PlpAdCard.tsx')).PlpAdCard,
  plpColorSwatches: async () => (await import('./plpColorSwatches/PlpColorSwatches.tsx')).PlpColorSwatches,
}
