import type { TextGroup } from './view.ts'

/**
 * Texts that views of blocks read beside those of every page, by block code. `text-groups.test.ts` finds what is missing; what
 * a view opens later asks for its own (`loadTexts`).
 */
const TEXTS: Readonly<Record<string, TextGroup>> = {
  imageMagnifier: 'product',
  productSummary: 'product',
  productGallery: 'product',
  productAttributes: 'product',
  productMedia: 'product',
  activityList: 'product',
  markupList: 'product',
  sortBar: 'list',
  filterPanel: 'list',
  productGrid: 'list',
  emptyResult: 'list',
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
  memberCard: 'account',
  cart: 'service',
  document: 'service',
  help: 'service',
  contact: 'service',
  storeLocator: 'service',
  liveChat: 'service',
  unsubscribe: 'service',
}

/** `undefined` where the texts of every page are enough. */
export const textsOf = (code: string): TextGroup | undefined => TEXTS[code]
