import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ListedDeskReturn } from '#desk/returns/desk-return.ts'
import type { Operator } from '#operators/operator.ts'
import { formatDateTime } from '#locales/format.ts'
import { ListScreen } from '../parts/ListScreen.tsx'
import desk from '../../kit/parts/screen.module.css'
import { useEnvironment } from '../../kit/environment.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { may } from '#operators/rights.ts'
import { ReturnStatusBadge } from './ReturnStatusBadge.tsx'
import { RETURN_SEARCH } from './search.ts'
import { useWorth } from './use-worth.ts'

/** `/returns`: goods that shoppers return or exchange, the newest first. Source: MO-70. */
export function ReturnList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.returns')
  if (!may(operator, 'orders.read')) return <PageNotice text={t('notAllowed')} />
  return <Returns />
}

function Returns() {
  const t = useTranslations('editor.returns')
  const { operations } = useEnvironment()
  return (
    <ListScreen
      name="returns"
      columns={[t('number'), t('what'), t('status'), t('asked'), t('units'), t('worth')]}
      searchable={RETURN_SEARCH}
      statusName={status => t(`statuses.${status}`)}
      read={({ status, about: order }, after) => operations.read('returns.list', { status, order, after })}
    >
      {listed => <ReturnRow key={listed.number} listed={listed} />}
    </ListScreen>
  )
}

function ReturnRow({ listed }: { readonly listed: ListedDeskReturn }) {
  const t = useTranslations('editor.returns')
  const { uiLocale } = useEnvironment()
  const worth = useWorth()
  const { search } = useLocation()
  const { number, order, type, asked, reason, units, amount, goDollar } = listed
  return (
    <tr>
      <th scope="row">
        <Link to={`/returns/${number}`} state={{ list: search }}>
          {number}
        </Link>
        <small>
          {t('order')} <Link to={`/orders/${order}`}>{order}</Link>
        </small>
      </th>
      <td>
        {t(`types.${type}`)}
        <small>{t(`reasons.${reason}`)}</small>
      </td>
      <td>
        <ReturnStatusBadge of={listed} />
      </td>
      <td data-label={t('asked')} className={desk.short}>
        {formatDateTime(asked, uiLocale)}
      </td>
      <td data-label={t('units')}>{units}</td>
      <td data-label={t('worth')}>{worth(amount, goDollar)}</td>
    </tr>
  )
}
