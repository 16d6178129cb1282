import { Icon } from '#ui/icon/Icon.tsx'
import Lock from 'lucide-react/icons/lock-keyhole'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useTranslations } from 'use-intl'
import { useShopName } from '../../page/use-shop-name.ts'
import type { ViewProps } from '../../page/view.ts'
import { LanguageSwitch } from '../../shop/frame/LanguageSwitch.tsx'
import { Logo } from '../../shop/frame/Logo.tsx'
import type { CheckoutHeaderOptions } from './block.ts'
import styles from './CheckoutHeader.module.css'

/** The way home, what the page is, and the way back to the bag: nothing else draws the eye. Source: C-029. */
export function CheckoutHeader({
  options: { text, showBag, showLanguage },
}: ViewProps<CheckoutHeaderOptions>) {
  const t = useTranslations('checkout.checkoutHeader')
  return (
    <div className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href="/" aria-label={t('home', { shop: useShopName() })}>
          <Logo className={styles.logo} />
        </a>
        <p className={styles.text}>
          <Icon of={Lock} />
          {text || t('secure')}
        </p>
        <div className={styles.ways}>
          {showLanguage && <LanguageSwitch className={styles.link} />}
          {showBag && (
            <a className={styles.link} href="/cart">
              <Icon of={ShoppingBag} />
              <span className={styles.word}>{t('bag')}</span>
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
