import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { useFound } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { DeskDetail } from '../parts/DeskDetail.tsx'
import { MemberView } from './MemberView.tsx'

/** `/members/:id`: one member, and what customer service does with them. */
export function MemberScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.members')
  const { id = '' } = useParams()
  if (!may(operator, 'members.read')) return <PageNotice text={t('notAllowed')} />
  return <MemberById key={id} {...{ operator, id }} />
}

function MemberById({ operator, id }: { readonly operator: Operator; readonly id: string }) {
  const t = useTranslations('editor.members')
  const query = useFound('members.find', { member: id })
  return (
    <DeskDetail
      title={query.data?.name || t('one')}
      list={{ path: '/members', name: t('back') }}
      loading={t('loadingOne')}
      missing={t('notFound')}
      query={query}
    >
      {member => <MemberView {...{ member, operator }} />}
    </DeskDetail>
  )
}
