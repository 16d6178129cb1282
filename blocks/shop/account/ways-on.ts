/** Where each part leads while it holds nothing. */
export const wayOn = {
  orders: '/list',
  refundRecords: '/user/orders',
  refundDetail: '/user/refund-record',
  wishList: '/list',
  goDollar: '/list',
  coupons: '/list',
  addresses: '/list',
  addressUpdate: '/user/address',
} as const

export type SectionName = keyof typeof wayOn
