import { Badge } from '#ui/badge/Badge.tsx'
import { Price } from '#ui/price/Price.tsx'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../price/use-money.ts'
import styles from './Facts.module.css'
import { chosenSku, type ProductState } from './product-state.ts'
import { shownPrice } from './shown-price.ts'

/** The price, “from” the lowest until a size is chosen; what it was and how much is off. Source: C-072, C-213, CO-25. */
export function PriceLine({ state }: { readonly state: ProductState }) {
  const t = useTranslations('product.choice')
  const money = useMoney()
  const shown = shownPrice(state.product, chosenSku(state))
  if (!shown) return <p className={styles.gift}>{t('gift')}</p>

  const price = money(shown.price.amount)
  return (
    <div className={styles.prices} aria-live="polite">
      <Price
        size="l"
        price={shown.isFrom ? t('from', { price }) : price}
        was={shown.was && money(shown.was.amount)}
      />
      {shown.off !== undefined && <Badge tone="accent">{t('percentOff', { percent: shown.off })}</Badge>}
    </div>
  )
}
