import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Period } from '#desk/sales/desk-sales.ts'
import { formatCount } from '#locales/format.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { DeskList } from '../parts/DeskList.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import styles from './sales.module.css'

interface Props {
  readonly days: Period
}

/** Products of which most units were sold. */
export function BestSellers({ days }: Props) {
  const t = useTranslations('editor.sales')
  const { uiLocale } = useEnvironment()
  const money = useDeskMoney()
  const { data, error, isPending, refetch } = useOperation('sales.best', { days })
  return (
    <DeskSection title={t('best')}>
      <DeskList
        {...{ error, isPending }}
        retry={refetch}
        loading={t('loading')}
        {...(data && { none: t('bestNone') })}
        caption={t('best')}
        columns={[t('product'), t('units'), t('amount')]}
      >
        {(data ?? []).map(({ product, title, style, units, amount }) => (
          <tr key={product}>
            <th scope="row">
              {style === null ? (
                product
              ) : (
                <Link to={`/goods/${encodeURIComponent(style)}`}>{title?.[uiLocale] ?? product}</Link>
              )}
              {title && <small>{product}</small>}
            </th>
            <td data-label={t('units')} className={styles.number}>
              {formatCount(units, uiLocale)}
            </td>
            <td data-label={t('amount')} className={styles.number}>
              {money(amount)}
            </td>
          </tr>
        ))}
      </DeskList>
    </DeskSection>
  )
}

/** Promotions, codes and coupons that took part in orders. */
export function OfferSums({ days }: Props) {
  const t = useTranslations('editor.sales')
  const { uiLocale } = useEnvironment()
  const money = useDeskMoney()
  const { data, error, isPending, refetch } = useOperation('sales.offers', { days })
  return (
    <DeskSection title={t('offers')}>
      <DeskList
        {...{ error, isPending }}
        retry={refetch}
        loading={t('loading')}
        {...(data && { none: t('offersNone') })}
        caption={t('offers')}
        columns={[t('offer'), t('orders'), t('off')]}
      >
        {(data ?? []).map(({ code, name, kind, orders, amount }) => (
          <tr key={code}>
            <th scope="row">
              <Link to={`/${kind}/${encodeURIComponent(code)}`}>{name[uiLocale]}</Link>
              <small>{code}</small>
            </th>
            <td data-label={t('orders')} className={styles.number}>
              {formatCount(orders, uiLocale)}
            </td>
            <td data-label={t('off')} className={styles.number}>
              {money(amount)}
            </td>
          </tr>
        ))}
      </DeskList>
    </DeskSection>
  )
}

/** Words that shoppers searched for without a result. */
export function MissedSearches({ days }: Props) {
  const t = useTranslations('editor.sales')
  const { uiLocale } = useEnvironment()
  const { data, error, isPending, refetch } = useOperation('sales.searches', { days })
  return (
    <DeskSection title={t('searches')}>
      <p className={styles.text}>{t('searchesText')}</p>
      <DeskList
        {...{ error, isPending }}
        retry={refetch}
        loading={t('loading')}
        {...(data && { none: t('searchesNone') })}
        caption={t('searches')}
        columns={[t('word'), t('count')]}
      >
        {(data ?? []).map(({ word, searches }) => (
          <tr key={word}>
            <th scope="row">{word}</th>
            <td data-label={t('count')} className={styles.number}>
              {formatCount(searches, uiLocale)}
            </td>
          </tr>
        ))}
      </DeskList>
    </DeskSection>
  )
}
