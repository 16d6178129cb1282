import { cartSummary } from '#blocks/shop/cart/cart-summary.ts'
import { type Shopper, shopperStore, VISITOR } from '#blocks/shop/session/shopper.ts'
import type { Viewer } from '#api/rules/view-point.ts'
import { useEffect, useSyncExternalStore } from 'react'
import type { CanvasHost } from '../port.ts'

/** A shopper of this kind, without an account. */
const shopperOf = (viewer: Viewer): Shopper =>
  viewer === 'visitor'
    ? VISITOR
    : { ...VISITOR, isVisitor: false, staffCode: viewer === 'staff' ? viewer : '' }

/** Tells the blocks of this canvas who shops, and what is in the bag, as the shop's session does on a page. */
export function useShopperOf({ viewer, around }: Pick<CanvasHost, 'viewer' | 'around'>): void {
  const { bag } = useSyncExternalStore(around.subscribe, around.getState)
  useEffect(() => shopperStore.set({ shopper: shopperOf(viewer) }), [viewer])
  useEffect(() => cartSummary.set({ summary: bag }), [bag])
}
