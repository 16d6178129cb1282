import { showToast } from '#ui/toast/toast.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { type BagActions, bagActions } from './bag-actions.ts'

/** How long a refusal stays, in ms: one has to read it. Source: C-370. */
const TOAST_MS = 5000

/** Each resolves to whether the shop took the change. */
export type BagChanges = {
  readonly [Name in keyof BagActions]: (...given: Parameters<BagActions[Name]>) => Promise<boolean>
}

/** Changes of the bag that say in a toast where the shop refuses or does not answer. Reads `service.cart`. */
export function useBagChanges(): BagChanges {
  const t = useTranslations('service.cart')
  const { api } = useBlockContext()
  const actions = bagActions(api)
  const say = (message: string) => showToast(message, { status: 'error', durationMs: TOAST_MS })
  const told =
    <Given extends readonly unknown[]>(
      change: (...given: Given) => Promise<readonly { readonly message: string }[]>,
    ) =>
    async (...given: Given) => {
      try {
        const [refusal] = await change(...given)
        if (refusal) say(refusal.message)
        return refusal === undefined
      } catch {
        say(t('failed'))
        return false
      }
    }
  return {
    add: told(actions.add),
    setQuantity: told(actions.setQuantity),
    remove: told(actions.remove),
    putBack: told(actions.putBack),
    select: told(actions.select),
    changeSku: told(actions.changeSku),
    chooseGift: told(actions.chooseGift),
    applyCoupon: told(actions.applyCoupon),
    removeCoupon: told(actions.removeCoupon),
    payWithGoDollar: told(actions.payWithGoDollar),
  }
}
