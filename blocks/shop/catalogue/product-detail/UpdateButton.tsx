import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../../page/view.ts'
import { buyState } from './buy-state.ts'
import styles from './BuyButtons.module.css'
import { isPhoneLayout } from './phone-layout.ts'
import { type ChosenLine, chosenSku, type ProductInUse } from './product-state.ts'
import { maxQuantity } from './quantity.ts'

/** A line of the bag that gets another colour, size or quantity. */
export interface LineUpdate {
  readonly line: ChosenLine
  /** Resolves to whether the shop took the change; a refusal has been shown by then. */
  readonly save: (line: ChosenLine) => Promise<boolean>
}

interface Props {
  readonly choice: ProductInUse
  readonly update: LineUpdate
  readonly onDone: () => void
}

/** Puts what is chosen in the place of the line. Without a size it asks for one; a refusal leaves the choice open. Source: C-086, L-405. */
export function UpdateButton({ choice: { state, askForSize }, update, onDone }: Props) {
  const t = useTranslations('product')
  const { limits } = useBlockContext().facts.stated
  const [isSaving, setSaving] = useState(false)
  const can = buyState(state)
  const sku = chosenSku(state)

  const save = async () => {
    if (!sku) {
      askForSize()
      if (isPhoneLayout()) showToast(t('choice.chooseSize'))
      return
    }
    const next = { skuCode: sku.code, quantity: Math.min(state.quantity, maxQuantity(sku, limits)) }
    if (next.skuCode === update.line.skuCode && next.quantity === update.line.quantity) return onDone()
    setSaving(true)
    const isTaken = await update.save(next)
    setSaving(false)
    if (isTaken) onDone()
  }
  return (
    <div className={styles.buttons} data-place="modal">
      <Button
        size="l"
        isWide
        isLoading={isSaving}
        disabled={can === 'offShelf' || can === 'soldOut' || can === 'gift'}
        aria-disabled={can === 'needsSize' || undefined}
        data-answers={can === 'needsSize' || undefined}
        onClick={() => void save()}
      >
        {t(can === 'soldOut' || can === 'offShelf' ? `choice.${can}` : 'quickView.updateBag')}
      </Button>
    </div>
  )
}
