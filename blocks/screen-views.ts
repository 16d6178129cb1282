import type { NeedsOf, OptionsOf } from './page/define-block.ts'
import type { registry } from './registry.ts'
import type { View } from './page/view.ts'

type Block = (typeof registry)[number]

/** Views of screens, apart from `views.ts`: pages that operators compose need none of them. */
export const screenViews = {
  login: async () => (await import('./account/login/Login.tsx')).Login,
  register: async () => (await import('./account/register/Register.tsx')).Register,
  registerSuccess: async () =>
    (await import('./account/registerSuccess/RegisterSuccess.tsx')).RegisterSuccess,
  resetPassword: async () => (await import('./account/resetPassword/ResetPassword.tsx')).ResetPassword,
  linkAccount: async () => (await import('./account/linkAccount/LinkAccount.tsx')).LinkAccount,
  user: async () => (await import('./account/user/User.tsx')).User,
  profile: async () => (await import('./account/profile/Profile.tsx')).Profile,
  password: async () => (await import('./account/password/ChangePassword.tsx')).ChangePassword,
  addresses: async () => (await import('./shop/account/AccountSection.tsx')).AccountSection,
  addressUpdate: async () => (await import('./shop/account/AccountSection.tsx')).AccountSection,
  orders: async () => (await import('./shop/account/AccountSection.tsx')).AccountSection,
  orderDetail: async () => (await import('./account/orderDetail/OrderDetail.tsx')).OrderDetail,
  refundRecords: async () => (await import('./shop/account/AccountSection.tsx')).AccountSection,
  refundDetail: async () => (await import('./shop/account/AccountSection.tsx')).AccountSection,
  wishList: async () => (await import('./shop/account/AccountSection.tsx')).AccountSection,
  goDollar: async () => (await import('./shop/account/AccountSection.tsx')).AccountSection,
  coupons: async () => (await import('./shop/account/AccountSection.tsx')).AccountSection,
  memberCard: async () => (await import('./account/memberCard/MemberCard.tsx')).MemberCard,
  cart: async () => (await import('./checkout/cart/Cart.tsx')).Cart,
  document: async () => (await import('./service/document/Document.tsx')).Document,
  help: async () => (await import('./service/help/Help.tsx')).Help,
  contact: async () => (await import('./service/contact/Contact.tsx')).Contact,
  storeLocator: async () => (await import('./service/storeLocator/StoreLocator.tsx')).StoreLocator,
  liveChat: async () => (await import('./service/liveChat/LiveChat.tsx')).LiveChat,
  unsubscribe: async () => (await import('./service/unsubscribe/Unsubscribe.tsx')).Unsubscribe,
} satisfies { [B in Block as B['code']]?: () => Promise<View<OptionsOf<B>, NeedsOf<B>>> }
