import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { DeskDetail } from '../parts/DeskDetail.tsx'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { may } from '#operators/rights.ts'
import { useOrder } from './order-queries.ts'
import { OrderView } from './OrderView.tsx'

/** `/orders/:number`: one order, and what operators do with it. */
export function OrderScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.orders')
  const { number = '' } = useParams()
  if (!may(operator, 'orders.read')) return <PageNotice text={t('notAllowed')} />
  return <OrderByNumber key={number} {...{ operator, number }} />
}

interface ByNumberProps {
  readonly operator: Operator
  readonly number: string
}

function OrderByNumber({ operator, number }: ByNumberProps) {
  const t = useTranslations('editor.orders')
  const query = useOrder(number)
  return (
    <DeskDetail
      title={t('titleOf', { number: query.data?.number ?? number })}
      list={{ path: '/orders', name: t('back') }}
      loading={t('loadingOne')}
      missing={t('notFound', { number })}
      query={query}
    >
      {order => <OrderView {...{ order, operator }} />}
    </DeskDetail>
  )
}
