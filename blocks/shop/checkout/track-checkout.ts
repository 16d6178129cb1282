import { track, type TrackedName } from '../tracking/tracking.ts'
import { checkoutStore } from './checkout-store.ts'
import { goodsOf } from './changes.ts'

type Step = Extract<TrackedName, 'begin_checkout' | 'add_shipping_info' | 'add_payment_info'>

/** Steps that were told of this wish; another wish begins again. */
const told = { key: '', steps: new Set<Step>() }

/** Tells of a step once per wish: coming back to the page is no second beginning. Source: C-390, C-392, CO-08. */
function trackStep(step: Step): void {
  const { kept, calculation } = checkoutStore.get()
  if (!kept || !calculation) return
  if (told.key !== kept.clientKey) Object.assign(told, { key: kept.clientKey, steps: new Set() })
  if (told.steps.has(step)) return
  told.steps.add(step)
  track(step, {
    ecommerce: {
      currency: 'HKD',
      value: calculation.amount.amount,
      items: goodsOf(kept.lines).map(({ spuCode, sku, quantity }) => ({
        item_id: spuCode,
        item_variant: sku.code,
        quantity,
      })),
    },
  })
}

export const trackBegin = (): void => trackStep('begin_checkout')
export const trackShipping = (): void => trackStep('add_shipping_info')
export const trackPayment = (): void => trackStep('add_payment_info')
