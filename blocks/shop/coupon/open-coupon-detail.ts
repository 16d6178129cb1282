import { createElement } from 'react'
import type { BlockContext } from '../../page/view.ts'
import { showOverlay } from '../popups/overlay.ts'
import type { CouponAim } from './CouponDetail.tsx'

/** Shows a coupon in a window over the page; its code and texts come with the first press. Rejects where they cannot be had. */
export async function openCouponDetail(aim: CouponAim, loadTexts: BlockContext['loadTexts']): Promise<void> {
  const [{ CouponDetail }] = await Promise.all([import('./CouponDetail.tsx'), loadTexts('account')])
  showOverlay(onClosed => createElement(CouponDetail, { ...aim, onClosed }))
}
