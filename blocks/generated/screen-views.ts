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
  addresses: async () => (await import('../shop/account/AccountSection.tsx')).AccountSection,
  addressUpdate: async () => (await import('../shop/account/AccountSection.tsx')).AccountSection,
  orders: async () => (await import('../shop/account/AccountSection.tsx')).AccountSection,
  orderDetail: async () => (await import('../account/orderDetail/OrderDetail.tsx')).OrderDetail,
  refundRecords: async () => (await import('../shop/account/AccountSection.tsx')).AccountSection,
  refundDetail: async () => (await import('../shop/account/AccountSection.tsx')).AccountSection,
  wishList: async () => (await import('../account/wishList/WishList.tsx')).WishList,
  goDollar: async () => (await import('../shop/account/AccountSection.tsx')).AccountSection,
  coupons: async () => (await import('../account/coupons/Coupons.tsx')).Coupons,
  cart: async () => (await import('../checkout/cart/Cart.tsx')).Cart,
  sharedCart: async () => (await import('../checkout/sharedCart/SharedCart.tsx')).SharedCart,
  document: async () => (await import('../service/document/Document.tsx')).Document,
  help: async () => (await import('../service/help/Help.tsx')).Help,
  contact: async () => (await import('../service/contact/Contact.tsx')).Contact,
  storeLocator: async () => (await import('../service/storeLocator/StoreLocator.tsx')).StoreLocator,
  liveChat: async () => (await import('../service/liveChat/LiveChat.tsx')).LiveChat,
  unsubscribe: async () => (await import('../service/unsubscribe/Unsubscribe.tsx')).Unsubscribe,
} satisfies {
  [B in Block as B['code']]?: () => Promise<View<OptionsOf<B>, NeedsOf<B>>>
}

/** The group of texts of each screen. */
export const screenTextGroups: Readonly<Record<string, TextGroup>> = {
  login: 'account',
  register: 'account',
  registerSuccess: 'account',
  resetPassword: 'account',
  linkAccount: 'account',
  user: 'account',
  profile: 'account',
  password: 'account',
  addresses: 'account',
  addressUpdate: 'account',
  orders: 'account',
  orderDetail: 'account',
  refundRecords: 'account',
  refundDetail: 'account',
  wishList: 'account',
  goDollar: 'account',
  coupons: 'account',
  cart: 'service',
  sharedCart: 'service',
  document: 'service',
  help: 'service',
  contact: 'service',
  storeLocator: 'service',
  liveChat: 'service',
  unsubscribe: 'service',
}
