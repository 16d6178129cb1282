import type { TextGroup, View } from '#blocks/view.ts'
import type { ScreenViewName } from './routes.ts'

/** Parts of the account that wait for what fills them. */
const accountSection = async () => (await import('./account-section/AccountSection.tsx')).AccountSection

/** Views of screens, each its own chunk, and the texts they bring. Apart from `definitions.ts`, which is for servers. */
export const screenViews: Readonly<Record<ScreenViewName, () => Promise<View>>> = {
  login: async () => (await import('./login/Login.tsx')).Login,
  register: async () => (await import('./register/Register.tsx')).Register,
  registerSuccess: async () => (await import('./register-success/RegisterSuccess.tsx')).RegisterSuccess,
  resetPassword: async () => (await import('./reset-password/ResetPassword.tsx')).ResetPassword,
  linkAccount: async () => (await import('./link-account/LinkAccount.tsx')).LinkAccount,
  user: async () => (await import('./user/User.tsx')).User,
  profile: async () => (await import('./profile/Profile.tsx')).Profile,
  password: async () => (await import('./password/ChangePassword.tsx')).ChangePassword,
  addresses: accountSection,
  addressUpdate: accountSection,
  orders: accountSection,
  refundRecords: accountSection,
  refundDetail: accountSection,
  wishList: accountSection,
  goDollar: accountSection,
  coupons: accountSection,
  memberCard: async () => (await import('./account/MemberCard.tsx')).MemberCard,
  orderDetail: async () => (await import('./order-detail/OrderDetail.tsx')).OrderDetail,
  document: async () => (await import('./document/Document.tsx')).Document,
  help: async () => (await import('./help/Help.tsx')).Help,
  contact: async () => (await import('./contact/Contact.tsx')).Contact,
  storeLocator: async () => (await import('./store-locator/StoreLocator.tsx')).StoreLocator,
  liveChat: async () => (await import('./live-chat/LiveChat.tsx')).LiveChat,
  cart: async () => (await import('./cart/Cart.tsx')).Cart,
  unsubscribe: async () => (await import('./unsubscribe/Unsubscribe.tsx')).Unsubscribe,
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
