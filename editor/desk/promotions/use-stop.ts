import type { BothTexts } from '#locales/locale.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useChange } from '../../kit/operations.ts'
import { toastFailure } from '../../kit/parts/toasts.ts'

/** Collections whose records can be stopped. */
export type OfferCollection = 'promotions' | 'coupons'

export const isOfferCollection = (name: string): name is OfferCollection =>
  name === 'promotions' || name === 'coupons'

/** An offer that was stopped, as the address of the next screen carries it. */
export interface Stopped {
  readonly name: BothTexts
  /** Number of its products; 0 where it holds for all. */
  readonly goods: number
  /** The change set that undo takes back. */
  readonly set: number | null
}

/** The stop that the address tells of; none where there was none. */
export function useStopped(): Stopped | undefined {
  const state: unknown = useLocation().state
  return (Object(state) as { readonly stopped?: Stopped }).stopped // written below
}

/** Stops an offer in one press, and then shows a screen with the news: by default the one at hand. */
export function useStop(collection: OfferCollection, screenOf?: (code: string) => string) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const stop = useChange(`${collection}.stop`, {
    onDone: ({ code, ...stopped }) =>
      void navigate(screenOf?.(code) ?? `${pathname}${search}`, {
        replace: screenOf === undefined,
        state: { stopped },
      }),
    onError: toastFailure,
  })
  return {
    isPending: stop.isPending,
    stop: (code: string) => stop.start({ wish: crypto.randomUUID(), code }),
  }
}

/**
 * Ways to stop an offer of either collection from any screen, and to open it. The way of an offer stays the same function, so that found
 * entries that hold it stay the same.
 */
export function useStopAnywhere(): (collection: OfferCollection, code: string) => () => void {
  const promotion = useStop('promotions', screenOf('promotions'))
  const coupon = useStop('coupons', screenOf('coupons'))
  const latest = useRef({ promotions: promotion.stop, coupons: coupon.stop })
  useLayoutEffect(() => {
    latest.current = { promotions: promotion.stop, coupons: coupon.stop }
  })
  const [ways] = useState(() => new Map<string, () => void>())
  return (collection, code) => {
    const key = `${collection} ${code}`
    const way = ways.get(key) ?? (() => latest.current[collection](code))
    ways.set(key, way)
    return way
  }
}

const screenOf = (collection: OfferCollection) => (code: string) =>
  `/${collection}/${encodeURIComponent(code)}`
