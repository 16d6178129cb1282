import type { TextGroup, View } from '#blocks/page/view.ts'
import type { ScreenName } from '../routes.ts'

/** What is drawn like a screen: screens, and what the shop adds to a page that operators compose. */
export type ScreenViewName = ScreenName | 'memberCard'

/** Parts of the account that wait for what fills them. */
const accountSection = async () =>
  (await import('#blocks/account/accountSection/AccountSection.tsx')).AccountSection

/** Views of screens, each its own chunk, and the texts they bring. Apart from `definitions.ts`, which is for servers. */
export const screenViews: Readonly<Record<ScreenViewName, () => Promise<View>>> = {
  login: async () => (await import('#blocks/account/login/Login.tsx')).Login,
  register: async () => (await import('#blocks/account/register/Register.tsx')).Register,
  registerSuccess: async () =>
    (await import('#blocks/account/registerSuccess/RegisterSuccess.tsx')).RegisterSuccess,
  resetPassword: async () => (await import('#blocks/account/resetPassword/ResetPassword.tsx')).ResetPassword,
  linkAccount: async () => (await import('#blocks/account/linkAccount/LinkAccount.tsx')).LinkAccount,
  user: async () => (await import('#blocks/account/user/User.tsx')).User,
  profile: async () => (await import('#blocks/account/profile/Profile.tsx')).Profile,
  password: async () => (await import('#blocks/account/password/ChangePassword.tsx')).ChangePassword,
  addresses: accountSection,
  addressUpdate: accountSection,
  orders: accountSection,
  refundRecords: accountSection,
  refundDetail: accountSection,
  wishList: accountSection,
  goDollar: accountSection,
  coupons: accountSection,
  memberCard: async () => (await import('#blocks/shop/account/MemberCard.tsx')).MemberCard,
  orderDetail: async () => (await import('#blocks/account/orderDetail/OrderDetail.tsx')).OrderDetail,
  document: async () => (await import('#blocks/service/document/Document.tsx')).Document,
  help: async () => (await import('#blocks/service/help/Help.tsx')).Help,
  contact: async () => (await import('#blocks/service/contact/Contact.tsx')).Contact,
  storeLocator: async () => (await import('#blocks/service/storeLocator/StoreLocator.tsx')).StoreLocator,
  liveChat: async () => (await import('#blocks/service/liveChat/LiveChat.tsx')).LiveChat,
  cart: async () => (await import('#blocks/checkout/cart/Cart.tsx')).Cart,
  unsubscribe: async () => (await import('#blocks/service/unsubscribe/Unsubscribe.tsx')).Unsubscribe,
}

/** The group of texts each screen reads beside those of every page. */
const SCREEN_TEXTS: Readonly<Record<ScreenViewName, TextGroup>> = {
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
  refundRecords: 'account',
  refundDetail: 'account',
  wishList: 'account',
  goDollar: 'account',
  coupons: 'account',
  memberCard: 'account',
  orderDetail: 'account',
  document: 'service',
  help: 'service',
  contact: 'service',
  storeLocator: 'service',
  liveChat: 'service',
  cart: 'service',
  unsubscribe: 'service',
}

const isScreen = (code: string): code is ScreenViewName => Object.hasOwn(screenViews, code)

/** How to draw a screen, `undefined` where there is none of that name. */
export const screenOf = (code: string) =>
  isScreen(code) ? { load: screenViews[code], texts: SCREEN_TEXTS[code] } : undefined
