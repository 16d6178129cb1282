// Written by `npm run codegen` from the folders that blocks/registry.ts lists. Not edited by hand.
import type { TextGroup, View } from '../page/view.ts'
import type { NeedsOf, OptionsOf } from '../page/define-block.ts'
import type { definitions } from './definitions.ts'

type Block = (typeof definitions)[number]

/** Views of screens by block code, apart from the others: pages that operators compose need none of them. */
export const screenViews = {
  login: () => import('../account/login/Login.tsx').then(view => view.Login),
  register: () => import('../account/register/Register.tsx').then(view => view.Register),
  registerSuccess: () => import('../account/registerSuccess/RegisterSuccess.tsx').then(view => view.RegisterSuccess),
  resetPassword: () => import('../account/resetPassword/ResetPassword.tsx').then(view => view.ResetPassword),
  linkAccount: () => import('../account/linkAccount/LinkAccount.tsx').then(view => view.LinkAccount),
  user: () => import('../account/user/User.tsx').then(view => view.User),
  profile: () => import('../account/profile/Profile.tsx').then(view => view.Profile),
  password: () => import('../account/password/ChangePassword.tsx').then(view => view.ChangePassword),
  addresses: () => import('../account/addresses/Addresses.tsx').then(view => view.Addresses),
  addressUpdate: () => import('../account/addressUpdate/AddressUpdate.tsx').then(view => view.AddressUpdate),
  orders: () => import('../account/orders/Orders.tsx').then(view => view.Orders),
  orderDetail: () => import('../account/orderDetail/OrderDetail.tsx').then(view => view.OrderDetail),
  returnRequest: () => import('../account/returnRequest/ReturnRequest.tsx').then(view => view.ReturnRequest),
  refundRecords: () => import('../account/refundRecords/RefundRecords.tsx').then(view => view.RefundRecords),
  refundDetail: () => import('../account/refundDetail/RefundDetail.tsx').then(view => view.RefundDetail),
  wishList: () => import('../account/wishList/WishList.tsx').then(view => view.WishList),
  goDollar: () => import('../account/goDollar/GoDollar.tsx').then(view => view.GoDollar),
  coupons: () => import('../account/coupons/Coupons.tsx').then(view => view.Coupons),
  cart: () => import('../checkout/cart/Cart.tsx').then(view => view.Cart),
  sharedCart: () => import('../checkout/sharedCart/SharedCart.tsx').then(view => view.SharedCart),
  checkout: () => import('../checkout/checkout/Checkout.tsx').then(view => view.Checkout),
  payment: () => import('../checkout/payment/Payment.tsx').then(view => view.Payment),
  payResult: () => import('../checkout/payResult/PayResult.tsx').then(view => view.PayResult),
  document: () => import('../service/document/Document.tsx').then(view => view.Document),
  help: () => import('../service/help/Help.tsx').then(view => view.Help),
  contact: () => import('../service/contact/Contact.tsx').then(view => view.Contact),
  storeLocator: () => import('../service/storeLocator/StoreLocator.tsx').then(view => view.StoreLocator),
  liveChat: () => import('../service/liveChat/LiveChat.tsx').then(view => view.LiveChat),
  unsubscribe: () => import('../service/unsubscribe/Unsubscribe.tsx').then(view => view.Unsubscribe),
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
