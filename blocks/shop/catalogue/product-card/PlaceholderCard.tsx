import { useOperatorTexts } from '../../../page/operator-texts.ts'
import styles from './ProductCard.module.css'

/** Represents a product on the editor's canvas, where no product is asked for. Source: L-162, LO-24. */
export function PlaceholderCard({ code }: { readonly code: string }) {
  const t = useOperatorTexts()
  return (
    <article className={styles.card}>
      <div className={styles.frame} />
      <div className={styles.facts}>
        <p className={styles.brand}>{t('shop.productCard.placeholder')}</p>
        <p className={styles.title} data-code={code}>
          {code}
        </p>
      </div>
    </article>
  )
}
