import type { CollectionParts } from '../collections/screen-props.ts'
import { offerParts } from '../promotions/parts.ts'
import { CodeScreen } from './CodeScreen.tsx'
import { CouponActions } from './CouponActions.tsx'
import { IssuedScreen } from './IssuedScreen.tsx'

/** Parts that coupons and codes add to the screens of their collection. */
export const couponParts: CollectionParts = {
  ...offerParts,
  Actions: CouponActions,
  below: { codes: CodeScreen, issued: IssuedScreen },
}
