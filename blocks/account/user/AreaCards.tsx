import type { AccountHome } from '#api/client/account/account-home.ts'
import { formatDay } from '#locales/format.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { AREAS, isFilled } from '../../shop/account/areas.ts'
import { expiringSoon } from '../../shop/account/expiring-soon.ts'
import { IN_PROGRESS } from '../../shop/order/order-status.ts'
import { countOf } from './OrdersPanel.tsx'
import styles from './User.module.css'

/** A card for each part that holds something of the member's, with how much. Source: M-007, M-073. */
export function AreaCards({ home }: { readonly home: AccountHome | undefined }) {
  const t = useTranslations('account')
  const amounts = useAmounts(home)
  return (
    <nav aria-label={t('user.areas')}>
      <ul className={styles.cards}>
        {AREAS.filter(isFilled).map(({ name, href, icon }) => (
          <li key={name}>
            <a className={styles.card} href={href}>
              <Icon of={icon} size={1.5} className={styles.cardIcon} />
              <span className={styles.cardName}>{t(`nav.${name}`)}</span>
              <span className={styles.cardText}>{amounts[name] ?? t(`user.areaTexts.${name}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** In words, how much there is in each part; none until it was read. */
function useAmounts(home: AccountHome | undefined): Readonly<Record<string, string>> {
  const t = useTranslations('account.user')
  const { locale, now } = useBlockContext()
  if (!home) return {}
  const { getOrderList, queryCoupons, queryFavorites, queryGoDollar, deliveryAddresses } = home
  const { balance, breakdowns } = queryGoDollar
  const soon = expiringSoon(breakdowns, now)
  const first = queryCoupons.edges[0]?.node ?? queryCoupons.gwpCoupons[0]
  /** Dates are the first moment after the last day. */
  const lastDay = (end: string) => formatDay(Date.parse(end) - 1, locale)
  return {
    orders: t('amount.orders', { count: countOf(getOrderList.statusCounts, IN_PROGRESS) }),
    refundRecords: t('amount.refundRecords', { count: home.getAfterSalesRecord.pageInfo.totalCount }),
    wishList: t('amount.wishList', { count: queryFavorites.pageInfo.totalCount }),
    coupons: first
      ? t('amount.coupons', { count: queryCoupons.pageInfo.totalCount, date: lastDay(first.endTime) })
      : t('amount.noCoupons'),
    goDollar: soon
      ? t('amount.goDollarSoon', { balance, points: soon.balance, date: lastDay(soon.expiryDate) })
      : t('amount.goDollar', { balance }),
    addresses: t('amount.addresses', { count: deliveryAddresses.pageInfo.totalCount }),
  }
}
