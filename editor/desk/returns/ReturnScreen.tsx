import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { DeskDetail } from '../parts/DeskDetail.tsx'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { may } from '#operators/rights.ts'
import { ReturnView } from './ReturnView.tsx'
import { useReturn } from './return-queries.ts'

/** `/returns/:number`: one return or exchange, and what operators do with it. */
export function ReturnScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.returns')
  const { number = '' } = useParams()
  if (!may(operator, 'orders.read')) return <PageNotice text={t('notAllowed')} />
  return <ReturnByNumber key={number} {...{ operator, number }} />
}

interface ByNumberProps {
  readonly operator: Operator
  readonly number: string
}

function ReturnByNumber({ operator, number }: ByNumberProps) {
  const t = useTranslations('editor.returns')
  const query = useReturn(number)
  return (
    <DeskDetail
      title={t('titleOf', { number: query.data?.number ?? number })}
      list={{ path: '/returns', name: t('back') }}
      loading={t('loadingOne')}
      missing={t('notFound', { number })}
      query={query}
    >
      {record => <ReturnView {...{ record, operator }} />}
    </DeskDetail>
  )
}
