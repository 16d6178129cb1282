import { Stepper } from '#ui/stepper/Stepper.tsx'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../../page/view.ts'
import { buyState } from './buy-state.ts'
import styles from './Choice.module.css'
import { chosenSku, type ProductInUse } from './product-state.ts'
import { maxQuantity } from './quantity.ts'

/** Quantity; asleep until there is a size that can be had. Source: C-101 … C-106, CO-26. */
export function QuantityField({ choice: { state, setQuantity } }: { readonly choice: ProductInUse }) {
  const t = useTranslations('product.choice')
  const { limits } = useBlockContext().facts.stated
  const sku = chosenSku(state)
  const can = buyState(state)
  return (
    <div className={styles.quantity} data-kept-clear="">
      <span className={styles.legend} aria-hidden="true">
        {t('quantity')}
      </span>
      <Stepper
        key={sku?.code}
        label={t('quantityOf', { title: state.product.title })}
        min={1}
        max={Math.max(1, sku ? maxQuantity(sku, limits) : 1)}
        value={state.quantity}
        isDisabled={can !== 'ready' && can !== 'gift'}
        onChange={setQuantity}
      />
    </div>
  )
}
