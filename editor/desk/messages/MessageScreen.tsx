import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { useFound } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { DeskDetail } from '../parts/DeskDetail.tsx'
import { MessageView } from './MessageView.tsx'

/** `/messages/:id`: one message with its answers, and the form that answers it. */
export function MessageScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.messages')
  const { id = '' } = useParams()
  if (!may(operator, 'members.read')) return <PageNotice text={t('notAllowed')} />
  return <MessageById key={id} id={id} />
}

function MessageById({ id }: { readonly id: string }) {
  const t = useTranslations('editor.messages')
  const query = useFound('messages.find', { message: id })
  return (
    <DeskDetail
      title={query.data?.subject ?? t('one')}
      list={{ path: '/messages', name: t('back') }}
      loading={t('loadingOne')}
      missing={t('notFound')}
      query={query}
    >
      {message => <MessageView message={message} />}
    </DeskDetail>
  )
}
