import { Link, useLocation, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Desk } from '../desk/Desk.tsx'
import desk from '../desk/desk.module.css'
import { PageNotice } from '../parts/PageNotice.tsx'
import { may } from '../rights.ts'
import { useOrder } from './order-queries.ts'
import { OrderView } from './OrderView.tsx'
import styles from './orders.module.css'

/** `/orders/:number`: one order, and what operators do with it; for publishers and admins. */
export function OrderScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.orders')
  const { number = '' } = useParams()
  if (!may(operator.role, 'orders')) return <PageNotice text={t('notAllowed')} />
  return <OrderByNumber key={number} {...{ operator, number }} />
}

interface ByNumberProps {
  readonly operator: Operator
  readonly number: string
}

function OrderByNumber({ operator, number }: ByNumberProps) {
  const t = useTranslations('editor.orders')
  const { data: order, error, refetch } = useOrder(number)
  return (
    <Desk operator={operator} title={t('titleOf', { number: order?.number ?? number })}>
      <BackToList />
      {error && (
        <Notice tone="error">
          {error.message}{' '}
          <Button variant="line" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      {order === undefined && !error && <output className={desk.notice}>{t('loadingOne')}</output>}
      {order === null && <Notice tone="error">{t('notFound', { number })}</Notice>}
      {order && <OrderView {...{ order, operator }} />}
    </Desk>
  )
}

/** To the list as the operator left it. */
function BackToList() {
  const t = useTranslations('editor.orders')
  const state: unknown = useLocation().state
  const { list } = Object(state) as { readonly list?: unknown } // what the list puts there
  return (
    <p className={styles.back}>
      <Link to={`/orders${typeof list === 'string' ? list : ''}`} className={desk.way}>
        {t('back')}
      </Link>
    </p>
  )
}
