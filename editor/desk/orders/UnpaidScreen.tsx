import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskUnpaidHolder } from '#desk/orders/desk-order.ts'
import { HOLDER_KINDS, type HolderKind } from '#api/rules/holder-kinds.ts'
import type { Operator } from '#operators/operator.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Select } from '#ui/select/Select.tsx'
import { Desk } from '../parts/Desk.tsx'
import listStyles from '../../kit/parts/screen.module.css'
import { DeskList } from '../parts/DeskList.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { toastDone } from '../../kit/parts/toasts.ts'
import { may } from '#operators/rights.ts'
import styles from './orders.module.css'
import { ReleaseDialog } from './ReleaseDialog.tsx'

/** Orders named in a row; the rest is counted. */
const NAMED = 10

/** `/orders/unpaid`: who holds how much stock without having paid, and its release. */
export function UnpaidScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.orders')
  if (!may(operator, 'orders.read')) return <PageNotice text={t('notAllowed')} />
  return <Unpaid />
}

function Unpaid() {
  const t = useTranslations('editor.orders.unpaid')
  const list = useTranslations('editor.orders')
  const [by, setBy] = useState<HolderKind>('SHOPPER')
  const [releasing, setReleasing] = useState<DeskUnpaidHolder>()
  const { data, error, refetch, isPending } = useOperation('orders.unpaid', { by })
  const close = (message?: string) => {
    setReleasing(undefined)
    if (message !== undefined) toastDone(message)
  }
  return (
    <Desk title={t('title')} introduction={t('text')}>
      <p className={listStyles.back}>
        <Link to="/orders">{list('back')}</Link>
      </p>
      <div className={listStyles.finders}>
        <Select<HolderKind>
          label={t('by')}
          value={by}
          choices={HOLDER_KINDS.map(value => ({ value, label: t(`kinds.${value}`) }))}
          onChoose={setBy}
        />
      </div>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={list('loading')}
        {...(data && { none: t('none') })}
        caption={t('title')}
        columns={[t('holder'), t('orders'), list('units'), list('amount'), t('until')]}
        actions={t('release')}
      >
        {data?.map(holder => (
          <HolderRow
            key={holder.orders[0]?.number}
            {...{ holder, by }}
            onRelease={() => setReleasing(holder)}
          />
        )) ?? []}
      </DeskList>
      {releasing && <ReleaseDialog holder={releasing} onClose={close} />}
    </Desk>
  )
}

interface HolderRowProps {
  readonly holder: DeskUnpaidHolder
  readonly by: HolderKind
  readonly onRelease: () => void
}

/** One holder with its orders, each a link. */
function HolderRow({ holder: { orders, units, amount }, by, onRelease }: HolderRowProps) {
  const t = useTranslations('editor.orders.unpaid')
  const list = useTranslations('editor.orders')
  const money = useDeskMoney()
  const { uiLocale } = useEnvironment()
  const contacts = [...new Set(orders.map(({ email, mobile }) => (by === 'MOBILE' ? mobile : email)))]
  const until = orders[0] ? formatDateTime(Date.parse(orders[0].payUntil), uiLocale) : ''
  return (
    <tr>
      <th scope="row" className={styles.email}>
        {contacts.slice(0, 3).join(', ') || list('noEmail')}
        {contacts.length > 3 && ` ${t('more', { count: contacts.length - 3 })}`}
      </th>
      <td data-label={t('orders')}>
        {orders.slice(0, NAMED).map(({ number }) => (
          <Link key={number} to={`/orders/${number}`} className={styles.line}>
            {number}
          </Link>
        ))}
        {orders.length > NAMED && t('more', { count: orders.length - NAMED })}
      </td>
      <td data-label={list('units')} className={styles.count}>
        {units}
      </td>
      <td data-label={list('amount')} className={styles.count}>
        {money(amount)}
      </td>
      <td data-label={t('until')} className={listStyles.short}>
        {until}
      </td>
      <td>
        <Button variant="line" aria-label={t('releaseOf', { holder: contacts[0] ?? '' })} onClick={onRelease}>
          {t('release')}
        </Button>
      </td>
    </tr>
  )
}
