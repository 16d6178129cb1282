import {
  cartApplyCouponDocument,
  cartChooseGiftsDocument,
  cartDeleteDocument,
  cartItemUpdateDocument,
  cartRemoveCouponDocument,
  cartSelectUpdateDocument,
  cartUpdateDocument,
  cartUseGoDollarDocument,
} from '../../generated/documents.ts'
import type { Api } from '../api.ts'
import { addToBag, type BagLine } from './cart.ts'

/** Changes of a bag. Source: C-330 … C-333. */
export const bagCalls = (api: Api) => ({
  add: (lines: readonly BagLine[]) => addToBag(api, lines),
  update: async (inputs: readonly { readonly lineId: string; readonly quantity: number }[]) =>
    (await api.run(cartUpdateDocument, { inputs })).cartUpdate,
  remove: async (lineIds: readonly string[]) => (await api.run(cartDeleteDocument, { lineIds })).cartDelete,
  select: async (skuCodes: readonly string[], selected: boolean) =>
    (await api.run(cartSelectUpdateDocument, { skuCodes, selected })).cartSelectUpdate,
  changeSku: async (change: {
    readonly oldSkuCode: string
    readonly newSkuCode: string
    readonly quantity: number
    /** Of an add-on, which stays within the offers of its promotion. */
    readonly activityId?: string
  }) => (await api.run(cartItemUpdateDocument, change)).cartItemUpdate,
  chooseGifts: async (activityId: string, skuCodes: readonly string[]) =>
    (await api.run(cartChooseGiftsDocument, { activityId, skuCodes })).cartChooseGifts,
  applyCoupon: async (couponCode: string) =>
    (await api.run(cartApplyCouponDocument, { couponCode })).cartApplyCoupon,
  removeCoupon: async (couponCode: string) =>
    (await api.run(cartRemoveCouponDocument, { couponCode })).cartRemoveCoupon,
  /** `null`: as much as balance and bag allow. */
  payWithGoDollar: async (amount: number | null) =>
    (await api.run(cartUseGoDollarDocument, { amount })).cartUseGoDollar,
})
