import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ListedDeskReturn, ReturnSearch } from '#api/client/desk/returns.ts'
import type { Operator } from '#content-store/client/types.ts'
import { formatDateTime } from '#locales/format.ts'
import { Desk } from '../desk/Desk.tsx'
import { DeskList } from '../desk/DeskList.tsx'
import { ListFilters } from '../desk/ListFilters.tsx'
import { MoreRows } from '../desk/MoreRows.tsx'
import desk from '../desk/desk.module.css'
import { useEnvironment } from '../environment.ts'
import { PageNotice } from '../parts/PageNotice.tsx'
import { may } from '../rights.ts'
import { ReturnStatusBadge } from './ReturnStatusBadge.tsx'
import { useReturns } from './return-queries.ts'
import { addressOf, FILTERS, searchOf, soughtBy } from './search.ts'
import { useWorth } from './use-worth.ts'

/** `/returns`: goods that shoppers return or exchange, the newest first; for publishers and admins. Source: MO-70. */
export function ReturnList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.returns')
  if (!may(operator.role, 'orders')) return <PageNotice text={t('notAllowed')} />
  return <Returns operator={operator} />
}

function Returns({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.returns')
  const [address, setAddress] = useSearchParams()
  const search = searchOf(address)
  const { data, error, isPending, ...more } = useReturns(search)
  const returns = data?.pages.flatMap(page => page.returns) ?? []
  const isAll = Object.keys(search).length === 0
  return (
    <Desk operator={operator} title={t('title')} introduction={t('text')}>
      <Filters search={search} onChange={change => setAddress(addressOf({ ...search, ...change }))} />
      <DeskList
        isPending={isPending}
        error={error}
        loading={t('loading')}
        {...(data && { none: isAll ? t('none') : t('noMatch') })}
        caption={t('title')}
        columns={[t('number'), t('what'), t('status'), t('asked'), t('units'), t('worth')]}
      >
        {returns.map(each => (
          <ReturnRow key={each.number} listed={each} />
        ))}
      </DeskList>
      <MoreRows {...more} />
    </Desk>
  )
}

interface FiltersProps {
  readonly search: ReturnSearch
  readonly onChange: (change: ReturnSearch) => void
}

/** By status, and by the number of a return or of its order. */
function Filters({ search: { status, order }, onChange }: FiltersProps) {
  const t = useTranslations('editor.returns')
  const navigate = useNavigate()
  const find = (typed: string): boolean => {
    const sought = typed.trim() === '' ? { order: undefined } : soughtBy(typed)
    if (!sought) return false
    if ('number' in sought) void navigate(`/returns/${sought.number}`)
    else onChange(sought)
    return true
  }
  return (
    <ListFilters
      key={order}
      search={{ name: t('searchLabel'), label: t('search'), unclear: t('searchUnclear'), typed: order, find }}
      status={{
        value: status,
        choices: FILTERS.map(value => ({ value, label: t(`statuses.${value}`) })),
        urgent: 'TO_HANDLE',
        onChoose: chosen => onChange({ status: chosen }),
      }}
    />
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
        {formatDateTime(Date.parse(asked), uiLocale)}
      </td>
      <td data-label={t('units')}>{units}</td>
      <td data-label={t('worth')}>{worth(amount, goDollar)}</td>
    </tr>
  )
}
