// Written by `npm run codegen` from the folders that blocks/registry.ts lists. Not edited by hand.
import type { TextGroup, View } from '../page/view.ts'
import type { NeedsOf, OptionsOf } from '../page/define-block.ts'
import type { definitions } from './definitions.ts'

type Block = (typeof definitions)[number]

/** Views of screens by block code, apart from the others: pages that operators compose need none of them. */
export const screenViews = {
  login: async () => (await import('../account/login/Login.tsx')).Login,
  register: async () => (await import('../account/register/Register.tsx')).Register,
  registerSuccess: async () => (await import('../account/registerSuccess/RegisterSuccess.tsx')).RegisterSuccess,
  resetPassword: async () => (await import('../account/resetPassword/ResetPassword.tsx')).ResetPassword,
  linkAccount: async () => (await import('../account/linkAccount/LinkAccount.tsx')).LinkAccount,
  user: async () => (await import('../account/user/User.tsx')).User,
  profile: async () => (await import('../account/profile/Profile.tsx')).Profile,
  password: async () => (await import('../account/password/ChangePassword.tsx')).ChangePassword,
  addresses: async () => (await import('../account/addresses/Addresses.tsx')).Addresses,
  addressUpdate: async () => (await import('../account/addressUpdate/AddressUpdate.tsx')).AddressUpdate,
  orders: async () => (await import('../account/orders/Orders.tsx')).Orders,
  orderDetail: async () => (await import('../account/orderDetail/OrderDetail.tsx')).OrderDetail,
  returnRequest: async () => (await import('../account/returnRequest/ReturnRequest.tsx')).ReturnRequest,
  refundRecords: async () => (await import('../account/refundRecords/RefundRecords.tsx')).RefundRecords,
  refundDetail: async () => (await import('../account/refundDetail/RefundDetail.tsx')).RefundDetail,
  wishList: async () => (await import('../account/wishList/WishList.tsx')).WishList,
  goDollar: async () => (await import('../account/goDollar/GoDollar.tsx')).GoDollar,
  coupons: async () => (await import('../account/coupons/Coupons.tsx')).Coupons,
  cart: async () => (await import('../checkout/cart/Cart.tsx')).Cart,
  sharedCart: async () => (await import('../checkout/sharedCart/SharedCart.tsx')).SharedCart,
  checkout: async () => (await import('../checkout/checkout/Checkout.tsx')).Checkout,
  payment: async () => (await import('../checkout/payment/Payment.tsx')).Payment,
  payResult: async () => (await import('../checkout/payResult/PayResult.tsx')).PayResult,
  document: async () => (await import('../service/document/Document.tsx')).Document,
  help: async () => (await import('../service/help/Help.tsx')).Help,
  contact: async () => (await import('../service/contact/Contact.tsx')).Contact,
  storeLocator: async () => (await import('../service/storeLocator/StoreLocator.tsx')).StoreLocator,
  liveChat: async () => (await import('../service/liveChat/LiveChat.tsx')).LiveChat,
  unsubscribe: async () => (await import('../service/unsubscribe/Unsubscribe.tsx')).Unsubscribe,
} satisfies {
  [B in Block as B['code']]?: () => Promise<View<OptionsOf<B>, NeedsOf<B>>>
}

/** The groups of texts of each screen. */
export const screenTextGroups: Readonly<Record<string, readonly TextGroup[]>> = {
  login: ['account'],
  register: ['account'],
  registerSuccess: ['account'],
  resetPassword: ['account'],
  linkAccount: ['account'],
  user: ['account'],
  profile: ['account'],
  password: ['account'],
  addresses: ['account', 'address'],
  addressUpdate: ['account', 'address'],
  orders: ['account'],
  orderDetail: ['account'],
  returnRequest: ['account'],
  refundRecords: ['account'],
  refundDetail: ['account'],
  wishList: ['account'],
  goDollar: ['account'],
  coupons: ['account'],
  cart: ['service'],
  sharedCart: ['service'],
  checkout: ['checkout'],
  payment: ['account'],
  payResult: ['account'],
  document: ['service'],
  help: ['service'],
  contact: ['service'],
  storeLocator: ['service'],
  liveChat: ['service'],
  unsubscribe: ['service'],
}
