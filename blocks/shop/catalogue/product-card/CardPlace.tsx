import { Price } from '#ui/price/Price.tsx'
import styles from './ProductCard.module.css'

/** As high as a card with text in it. */
const BLANK = '\u00a0'

/** Place of a card: as high as one, so that nothing moves when it comes. */
export const CardPlace = () => (
  <div className={styles.card} aria-hidden="true">
    <div className={styles.frame} />
    <div className={styles.facts}>
      <p className={styles.brand}>{BLANK}</p>
      <p className={`${styles.title} ${styles.lines}`} />
      <p className={styles.colour}>{BLANK}</p>
      <div className={styles.swatches} />
      <Price className={styles.price} price={BLANK} />
      <p className={styles.note}>{BLANK}</p>
    </div>
  </div>
)
