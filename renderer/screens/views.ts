import type { TextGroup, View } from '#blocks/view.ts'
import type { ScreenName } from './routes.ts'

/** Views of screens, each its own chunk, and the texts they bring. Apart from `definitions.ts`, which is for servers. */
export const screenViews: Readonly<Record<ScreenName, () => Promise<View>>> = {
  login: async () => (await import('./login/Login.tsx')).Login,
  register: async () => (await import('./register/Register.tsx')).Register,
  registerSuccess: async () => (await import('./register-success/RegisterSuccess.tsx')).RegisterSuccess,
  resetPassword: async () => (await import('./reset-password/ResetPassword.tsx')).ResetPassword,
  linkAccount: async () => (await import('./link-account/LinkAccount.tsx')).LinkAccount,
  user: async () => (await import('./user/User.tsx')).User,
  profile: async () => (await import('./profile/Profile.tsx')).Profile,
  password: async () => (await import('./password/ChangePassword.tsx')).ChangePassword,
  accountSection: async () => (await import('./account-section/AccountSection.tsx')).AccountSection,
  orderDetail: async () => (await import('./order-detail/OrderDetail.tsx')).OrderDetail,
  document: async () => (await import('./document/Document.tsx')).Document,
  help: async () => (await import('./help/Help.tsx')).Help,
  contact: async () => (await import('./contact/Contact.tsx')).Contact,
  storeLocator: async () => (await import('./store-locator/StoreLocator.tsx')).StoreLocator,
  liveChat: async () => (await import('./live-chat/LiveChat.tsx')).LiveChat,
  cart: async () => (await import('./cart/Cart.tsx')).Cart,
}

/** The group of texts each screen reads beside those of every page. */
export const SCREEN_TEXTS: Readonly<Record<ScreenName, TextGroup>> = {
  login: 'account',
  register: 'account',
  registerSuccess: 'account',
  resetPassword: 'account',
  linkAccount: 'account',
  user: 'account',
  profile: 'account',
  password: 'account',
  accountSection: 'account',
  orderDetail: 'account',
  document: 'service',
  help: 'service',
  contact: 'service',
  storeLocator: 'service',
  liveChat: 'service',
  cart: 'service',
}
