// Written by `npm run codegen` from the folders that blocks/registry.ts lists. Not edited by hand.
import { newSwiperBlock, swiperBlock } from '../content/swiper/block.ts'
import { bannerBlock } from '../content/banner/block.ts'
import { columnsBlock } from '../content/columns/block.ts'
import { syncedSectionBlock } from '../content/syncedSection/block.ts'
import { imageListBlock } from '../content/imageList/block.ts'
import { kindPosterBlock } from '../content/kindPoster/block.ts'
import { shopListBlock } from '../content/shopList/block.ts'
import { brandLetterRowBlock } from '../content/brandLetterRow/block.ts'
import { posterListBlock } from '../content/posterList/block.ts'
import { brandImageBlock } from '../content/brandImage/block.ts'
import { adCardBlock } from '../content/adCard/block.ts'
import { footerIconListBlock } from '../frame/footerIconList/block.ts'
import { imageMagnifierBlock } from '../content/imageMagnifier/block.ts'
import { articleTitleBlock } from '../content/articleTitle/block.ts'
import { richTextBlock } from '../content/richText/block.ts'
import { articleCollapseBlock } from '../content/articleCollapse/block.ts'
import { messageBarBlock } from '../frame/messageBar/block.ts'
import { brandDirectoryBlock } from '../content/brandDirectory/block.ts'
import { brandKindBlock } from '../content/brandKind/block.ts'
import { iframeBlock } from '../content/iframe/block.ts'
import { teaserFormBlock } from '../content/teaserForm/block.ts'
import { variantsBlock } from '../content/variants/block.ts'
import { productTabsBlock } from '../catalogue/productTabs/block.ts'
import { shopPromotionsBlock } from '../catalogue/shopPromotions/block.ts'
import { bestSellingBlock } from '../catalogue/bestSelling/block.ts'
import { brandProductBlock } from '../catalogue/brandProduct/block.ts'
import { basicProductListBlock } from '../catalogue/basicProductList/block.ts'
import { recommendedListBlock } from '../catalogue/recommendedList/block.ts'
import { guessYouLikeBlock } from '../catalogue/guessYouLike/block.ts'
import { recentViewsBlock } from '../catalogue/recentViews/block.ts'
import { compareBarBlock } from '../catalogue/compareBar/block.ts'
import { homeModalBlock } from '../popups/homeModal/block.ts'
import { basketPopupBlock } from '../popups/basketPopup/block.ts'
import { viewItemsPopupBlock } from '../popups/viewItemsPopup/block.ts'
import { promotionPopupBlock } from '../popups/promotionPopup/block.ts'
import { recommendPopupBlock } from '../popups/recommendPopup/block.ts'
import { customModalBlock } from '../popups/customModal/block.ts'
import { headerBlock } from '../frame/header/block.ts'
import { miniCartBlock } from '../frame/miniCart/block.ts'
import { footerBlock } from '../frame/footer/block.ts'
import { productSummaryBlock } from '../catalogue/productSummary/block.ts'
import { productGalleryBlock } from '../catalogue/productGallery/block.ts'
import { activityListBlock } from '../catalogue/activityList/block.ts'
import { markupListBlock } from '../catalogue/markupList/block.ts'
import { productAttributesBlock } from '../catalogue/productAttributes/block.ts'
import { productMediaBlock } from '../catalogue/productMedia/block.ts'
import { sortBarBlock } from '../catalogue/sortBar/block.ts'
import { filterPanelBlock } from '../catalogue/filterPanel/block.ts'
import { productGridBlock } from '../catalogue/productGrid/block.ts'
import { emptyResultBlock } from '../catalogue/emptyResult/block.ts'
import { breadcrumbBlock } from '../catalogue/breadcrumb/block.ts'
import { brandCategoryNavBlock } from '../catalogue/brandCategoryNav/block.ts'
import { plpAdCardBlock } from '../catalogue/plpAdCard/block.ts'
import { plpColorSwatchesBlock } from '../catalogue/plpColorSwatches/block.ts'
import { plpStylesBlock } from '../catalogue/plpStyles/block.ts'
import { memberPageToggleBlock } from '../account/memberPageToggle/block.ts'
import { productByCodeBlock } from '../catalogue/productByCode/block.ts'
import { productFinderBlock } from '../catalogue/productFinder/block.ts'
import { loginBlock } from '../account/login/block.ts'
import { registerBlock } from '../account/register/block.ts'
import { registerSuccessBlock } from '../account/registerSuccess/block.ts'
import { resetPasswordBlock } from '../account/resetPassword/block.ts'
import { linkAccountBlock } from '../account/linkAccount/block.ts'
import { userBlock } from '../account/user/block.ts'
import { profileBlock } from '../account/profile/block.ts'
import { passwordBlock } from '../account/password/block.ts'
import { addressesBlock } from '../account/addresses/block.ts'
import { addressUpdateBlock } from '../account/addressUpdate/block.ts'
import { ordersBlock } from '../account/orders/block.ts'
import { orderDetailBlock } from '../account/orderDetail/block.ts'
import { returnRequestBlock } from '../account/returnRequest/block.ts'
import { refundRecordsBlock } from '../account/refundRecords/block.ts'
import { refundDetailBlock } from '../account/refundDetail/block.ts'
import { wishListBlock } from '../account/wishList/block.ts'
import { goDollarBlock } from '../account/goDollar/block.ts'
import { couponsBlock } from '../account/coupons/block.ts'
import { memberCardBlock } from '../account/memberCard/block.ts'
import { cartBlock } from '../checkout/cart/block.ts'
import { cartLinesBlock } from '../checkout/cartLines/block.ts'
import { cartPromotionsBlock } from '../checkout/cartPromotions/block.ts'
import { cartAddOnsBlock } from '../checkout/cartAddOns/block.ts'
import { cartCouponBlock } from '../checkout/cartCoupon/block.ts'
import { cartGoDollarBlock } from '../checkout/cartGoDollar/block.ts'
import { cartSummaryBlock } from '../checkout/cartSummary/block.ts'
import { shareCartBlock } from '../checkout/shareCart/block.ts'
import { sharedCartBlock } from '../checkout/sharedCart/block.ts'
import { checkoutHeaderBlock } from '../checkout/checkoutHeader/block.ts'
import { checkoutBlock } from '../checkout/checkout/block.ts'
import { checkoutSummaryBlock } from '../checkout/checkoutSummary/block.ts'
import { checkoutContactBlock } from '../checkout/checkoutContact/block.ts'
import { checkoutDeliveryBlock } from '../checkout/checkoutDelivery/block.ts'
import { checkoutServicesBlock } from '../checkout/checkoutServices/block.ts'
import { checkoutDiscountsBlock } from '../checkout/checkoutDiscounts/block.ts'
import { checkoutBillingBlock } from '../checkout/checkoutBilling/block.ts'
import { checkoutPaymentBlock } from '../checkout/checkoutPayment/block.ts'
import { checkoutSubmitBlock } from '../checkout/checkoutSubmit/block.ts'
import { paymentBlock } from '../checkout/payment/block.ts'
import { payResultBlock } from '../checkout/payResult/block.ts'
import { documentBlock } from '../service/document/block.ts'
import { helpBlock } from '../service/help/block.ts'
import { contactBlock } from '../service/contact/block.ts'
import { storeLocatorBlock } from '../service/storeLocator/block.ts'
import { liveChatBlock } from '../service/liveChat/block.ts'
import { unsubscribeBlock } from '../service/unsubscribe/block.ts'

export const definitions = [
  newSwiperBlock,
  swiperBlock,
  bannerBlock,
  columnsBlock,
  syncedSectionBlock,
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
  variantsBlock,
  productTabsBlock,
  shopPromotionsBlock,
  bestSellingBlock,
  brandProductBlock,
  basicProductListBlock,
  recommendedListBlock,
  guessYouLikeBlock,
  recentViewsBlock,
  compareBarBlock,
  homeModalBlock,
  basketPopupBlock,
  viewItemsPopupBlock,
  promotionPopupBlock,
  recommendPopupBlock,
  customModalBlock,
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
  plpStylesBlock,
  memberPageToggleBlock,
  productByCodeBlock,
  productFinderBlock,
  loginBlock,
  registerBlock,
  registerSuccessBlock,
  resetPasswordBlock,
  linkAccountBlock,
  userBlock,
  profileBlock,
  passwordBlock,
  addressesBlock,
  addressUpdateBlock,
  ordersBlock,
  orderDetailBlock,
  returnRequestBlock,
  refundRecordsBlock,
  refundDetailBlock,
  wishListBlock,
  goDollarBlock,
  couponsBlock,
  memberCardBlock,
  cartBlock,
  cartLinesBlock,
  cartPromotionsBlock,
  cartAddOnsBlock,
  cartCouponBlock,
  cartGoDollarBlock,
  cartSummaryBlock,
  shareCartBlock,
  sharedCartBlock,
  checkoutHeaderBlock,
  checkoutBlock,
  checkoutSummaryBlock,
  checkoutContactBlock,
  checkoutDeliveryBlock,
  checkoutServicesBlock,
  checkoutDiscountsBlock,
  checkoutBillingBlock,
  checkoutPaymentBlock,
  checkoutSubmitBlock,
  paymentBlock,
  payResultBlock,
  documentBlock,
  helpBlock,
  contactBlock,
  storeLocatorBlock,
  liveChatBlock,
  unsubscribeBlock,
] as const
