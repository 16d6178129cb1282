// Written by `npm run codegen` from the folders that blocks/registry.ts lists. Not edited by hand.
import type { NeedsOf, OptionsOf } from '../page/define-block.ts'
import type { View } from '../page/view.ts'
import type { definitions } from './definitions.ts'
import type { screenViews } from './screen-views.ts'

type Block = (typeof definitions)[number]
/** One loader per block, typed by its definition: a view that reads an option the schema lacks does not compile. */
type ViewLoaders = {
  [B in Block as Exclude<B['code'], keyof typeof screenViews>]: () => Promise<View<OptionsOf<B>, NeedsOf<B>>>
}

/** Views by block code, each its own chunk. Apart from the definitions, whose zod schemas must never reach a shopper. */
export const views: ViewLoaders = {
  newSwiper: async () => (await import('../content/swiper/Swiper.tsx')).Swiper,
  swiper: async () => (await import('../content/swiper/Swiper.tsx')).Swiper,
  banner: async () => (await import('../content/banner/Banner.tsx')).Banner,
  columns: async () => (await import('../content/columns/Columns.tsx')).Columns,
  imageList: async () => (await import('../content/imageList/ImageList.tsx')).ImageList,
  kindPoster: async () => (await import('../content/kindPoster/KindPoster.tsx')).KindPoster,
  shopList: async () => (await import('../content/shopList/ShopList.tsx')).ShopList,
  brandLetterRow: async () => (await import('../content/brandLetterRow/BrandLetterRow.tsx')).BrandLetterRow,
  posterList: async () => (await import('../content/posterList/PosterList.tsx')).PosterList,
  brandImage: async () => (await import('../content/brandImage/BrandImage.tsx')).BrandImage,
  adCard: async () => (await import('../content/adCard/AdCard.tsx')).AdCard,
  footerIconList: async () => (await import('../frame/footerIconList/FooterIconList.tsx')).FooterIconList,
  imageMagnifier: async () => (await import('../content/imageMagnifier/ImageMagnifier.tsx')).ImageMagnifier,
  articleTitle: async () => (await import('../content/articleTitle/ArticleTitle.tsx')).ArticleTitle,
  richText: async () => (await import('../content/richText/RichText.tsx')).RichText,
  articleCollapse: async () => (await import('../content/articleCollapse/ArticleCollapse.tsx')).ArticleCollapse,
  messageBar: async () => (await import('../frame/messageBar/MessageBar.tsx')).MessageBar,
  brandDirectory: async () => (await import('../content/brandDirectory/BrandDirectory.tsx')).BrandDirectory,
  brandKind: async () => (await import('../content/brandKind/BrandKind.tsx')).BrandKind,
  iframe: async () => (await import('../content/iframe/Iframe.tsx')).Iframe,
  teaserForm: async () => (await import('../content/teaserForm/TeaserForm.tsx')).TeaserForm,
  productTabs: async () => (await import('../catalogue/productTabs/ProductTabs.tsx')).ProductTabs,
  shopPromotions: async () => (await import('../catalogue/shopPromotions/ShopPromotions.tsx')).ShopPromotions,
  bestSelling: async () => (await import('../catalogue/bestSelling/BestSelling.tsx')).BestSelling,
  brandProduct: async () => (await import('../catalogue/brandProduct/BrandProduct.tsx')).BrandProduct,
  basicProductList: async () => (await import('../catalogue/basicProductList/BasicProductList.tsx')).BasicProductList,
  guessYouLike: async () => (await import('../catalogue/guessYouLike/GuessYouLike.tsx')).GuessYouLike,
  recentViews: async () => (await import('../catalogue/recentViews/RecentViews.tsx')).RecentViews,
  compareBar: async () => (await import('../catalogue/compareBar/CompareBar.tsx')).CompareBar,
  homeModal: async () => (await import('../popups/homeModal/HomeModal.tsx')).HomeModal,
  basketPopup: async () => (await import('../popups/basketPopup/BasketPopup.tsx')).BasketPopup,
  viewItemsPopup: async () => (await import('../popups/viewItemsPopup/ViewItemsPopup.tsx')).ViewItemsPopup,
  promotionPopup: async () => (await import('../popups/promotionPopup/PromotionPopup.tsx')).PromotionPopup,
  recommendPopup: async () => (await import('../popups/recommendPopup/RecommendPopup.tsx')).RecommendPopup,
  header: async () => (await import('../frame/header/Header.tsx')).Header,
  miniCart: async () => (await import('../frame/miniCart/MiniCart.tsx')).MiniCart,
  footer: async () => (await import('../frame/footer/Footer.tsx')).Footer,
  productSummary: async () => (await import('../catalogue/productSummary/ProductSummary.tsx')).ProductSummary,
  productGallery: async () => (await import('../catalogue/productGallery/ProductGallery.tsx')).ProductGallery,
  activityList: async () => (await import('../catalogue/activityList/ActivityList.tsx')).ActivityList,
  markupList: async () => (await import('../catalogue/markupList/MarkupList.tsx')).MarkupList,
  productAttributes: async () => (await import('../catalogue/productAttributes/ProductAttributes.tsx')).ProductAttributes,
  productMedia: async () => (await import('../catalogue/productMedia/ProductMedia.tsx')).ProductMedia,
  sortBar: async () => (await import('../catalogue/sortBar/SortBar.tsx')).SortBar,
  filterPanel: async () => (await import('../catalogue/filterPanel/FilterPanel.tsx')).FilterPanel,
  productGrid: async () => (await import('../catalogue/productGrid/ProductGrid.tsx')).ProductGrid,
  emptyResult: async () => (await import('../catalogue/emptyResult/EmptyResult.tsx')).EmptyResult,
  breadcrumb: async () => (await import('../catalogue/breadcrumb/Breadcrumb.tsx')).Breadcrumb,
  brandCategoryNav: async () => (await import('../catalogue/brandCategoryNav/BrandCategoryNav.tsx')).BrandCategoryNav,
  plpAdCard: async () => (await import('../catalogue/plpAdCard/PlpAdCard.tsx')).PlpAdCard,
  plpColorSwatches: async () => (await import('../catalogue/plpColorSwatches/PlpColorSwatches.tsx')).PlpColorSwatches,
  plpStyles: async () => (await import('../catalogue/plpStyles/PlpStyles.tsx')).PlpStyles,
  memberPageToggle: async () => (await import('../account/memberPageToggle/MemberPageToggle.tsx')).MemberPageToggle,
  productByCode: async () => (await import('../catalogue/productByCode/ProductByCode.tsx')).ProductByCode,
  productFinder: async () => (await import('../catalogue/productFinder/ProductFinder.tsx')).ProductFinder,
  memberCard: async () => (await import('../account/memberCard/MemberCard.tsx')).MemberCard,
  cartLines: async () => (await import('../checkout/cartLines/CartLines.tsx')).CartLines,
  cartPromotions: async () => (await import('../checkout/cartPromotions/CartPromotions.tsx')).CartPromotions,
  cartAddOns: async () => (await import('../checkout/cartAddOns/CartAddOns.tsx')).CartAddOns,
  cartCoupon: async () => (await import('../checkout/cartCoupon/CartCoupon.tsx')).CartCoupon,
  cartGoDollar: async () => (await import('../checkout/cartGoDollar/CartGoDollar.tsx')).CartGoDollar,
  cartSummary: async () => (await import('../checkout/cartSummary/CartSummary.tsx')).CartSummary,
  shareCart: async () => (await import('../checkout/shareCart/ShareCart.tsx')).ShareCart,
}
