import { useTranslations } from 'use-intl'
import { cartPlace } from '../../shop/cart/cart-place.ts'
import { useBag } from '../../shop/cart/bag.ts'
import { availableUnits } from '../../shop/cart/line-state.ts'
import styles from './Header.module.css'
import { Sign } from './Sign.tsx'

/** More are not counted out; ours. */
const MOST = 99

/** The number on the bag's sign: none for an empty bag, `99+` at most. Source: L-027. */
export function cartCount(count: number): string {
  if (!(count > 0)) return ''
  return count > MOST ? `${MOST}+` : String(count)
}

/** Place where the mini cart watches and shows itself. */
const meet = (element: HTMLElement | null) => cartPlace.set({ element: element ?? undefined })

/** To the bag at once, whatever the mini cart does; with the number of things in it. Source: L-027, L-028, LO-74, LO-75. */
export function CartLink() {
  const t = useTranslations('shop.header')
  const { bag } = useBag()
  const count = bag ? availableUnits(bag) : 0
  return (
    <div ref={meet} className={styles.cart}>
      <a className={styles.iconLink} href="/cart" aria-label={t('bag', { count })}>
        <Sign of="bag" />
        <span className={styles.count}>{cartCount(count)}</span>
      </a>
    </div>
  )
}
