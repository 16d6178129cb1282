import { ButtonLink } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useTranslations } from 'use-intl'
import styles from './Cart.module.css'

/** A bag with nothing in it, and where to fill it. Source: L-006. */
export function Cart() {
  const t = useTranslations('service.cart')
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <section className={styles.empty} aria-labelledby="cart-empty">
        <span className={styles.sign}>
          <Icon of={ShoppingBag} size={1} />
        </span>
        <h2 id="cart-empty" className={styles.heading}>
          {t('empty')}
        </h2>
        <p className={styles.text}>{t('text')}</p>
        <div className={styles.ways}>
          <ButtonLink href="/list">{t('shop')}</ButtonLink>
          <ButtonLink variant="line" href="/list?sort=bestseller">
            {t('bestsellers')}
          </ButtonLink>
        </div>
        <a className={styles.news} href="/list?sort=newest">
          {t('newArrivals')}
        </a>
      </section>
    </div>
  )
}
