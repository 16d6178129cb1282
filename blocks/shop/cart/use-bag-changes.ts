import { useBlockContext } from '../../page/view.ts'
import { type BagActions, bagActions } from './bag-actions.ts'
import { useToldChange } from './use-told-change.ts'

/** Each resolves to whether the shop took the change. */
export type BagChanges = {
  readonly [Name in keyof BagActions]: (...given: Parameters<BagActions[Name]>) => Promise<boolean>
}

/** Changes of the bag that say in a toast where the shop refuses or does not answer. Reads `service.cart`. */
export function useBagChanges(): BagChanges {
  const { api } = useBlockContext()
  const actions = bagActions(api)
  const told = useToldChange()
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
