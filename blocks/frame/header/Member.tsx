import { useTranslations } from 'use-intl'
import { useShopper } from '../../shop/session/shopper.ts'
import styles from './Header.module.css'

/** Staff tag and greeting of a member; empty for visitors. Source: L-034, L-035, LO-76, M-010. */
export function Greeting() {
  const t = useTranslations('shop.header')
  const shopper = useShopper()
  if (shopper?.isVisitor !== false) return null
  const { name, staffCode } = shopper
  return (
    <>
      {staffCode && <span className={styles.staff}>{t('staff')}</span>}
      {name && (
        <a className={styles.hello} href="/user" title={name}>
          {t('hello', { name })}
        </a>
      )}
    </>
  )
}

/** The go-dollar's sign and what a member has of them, with dashes while that is not known; nothing for visitors. Source: L-036, L-168, LO-76. */
export function GoDollar() {
  const t = useTranslations('shop.header')
  const shopper = useShopper()
  if (shopper?.isVisitor !== false) return null
  const balance = shopper.balance ?? undefined
  return (
    <span className={styles.goDollar}>
      <span className={styles.coin} aria-hidden="true">
        G
      </span>
      <span className={styles.goDollarName}>GO DOLLAR</span>
      <b>{balance === undefined ? '--' : t('balance', { count: balance })}</b>
    </span>
  )
}
