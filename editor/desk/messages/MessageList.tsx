import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { MESSAGE_STATES, type MessageState } from '#api/rules/message-state.ts'
import type { ListedDeskMessage } from '#desk/messages/desk-message.ts'
import { formatDateTime } from '#locales/format.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Select } from '#ui/select/Select.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { MoreRows } from '../parts/MoreRows.tsx'
import { RestingSearch } from '../parts/RestingSearch.tsx'
import { MessageBadge } from './MessageBadge.tsx'
import { useTopics } from '../parts/use-topics.ts'

/** `/messages`: messages to customer service, the newest first. */
export function MessageList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.messages')
  if (!may(operator, 'members.read')) return <PageNotice text={t('notAllowed')} />
  return <Messages />
}

interface Filter {
  readonly state?: MessageState | undefined
  readonly email?: string | undefined
  readonly topic?: string | undefined
}

function useMessages(filter: Filter) {
  const { operations } = useEnvironment()
  return useInfiniteQuery({
    queryKey: [...readKey('messages.list'), 'pages', filter],
    queryFn: ({ pageParam: after, signal }) =>
      operations.read('messages.list', { ...filter, ...(after !== undefined && { after }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: true,
  })
}

function Messages() {
  const t = useTranslations('editor.messages')
  const [address, setAddress] = useSearchParams()
  const state = MESSAGE_STATES.find(each => each === address.get('state'))
  const email = address.get('email') ?? ''
  const topic = address.get('topic') ?? ''
  const topics = useTopics('contactTopics')
  const filter = {
    ...(state && { state }),
    ...(email !== '' && { email }),
    ...(topic !== '' && { topic }),
  }
  const { data, error, isPending, refetch, ...more } = useMessages(filter)
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(address)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setAddress(next, { replace: true })
  }
  return (
    <Desk title={t('title')} introduction={t('text')}>
      <div className={desk.finders}>
        <RestingSearch label={t('search')} search={email} onSearch={typed => set('email', typed)} />
        <Select<MessageState | ''>
          label={t('state')}
          value={state ?? ''}
          choices={[
            { value: '', label: t('all') },
            ...MESSAGE_STATES.map(value => ({ value, label: t(`states.${value}`) })),
          ]}
          onChoose={chosen => set('state', chosen)}
        />
        {(topics.all.length > 0 || topic !== '') && (
          <Select
            label={t('topic')}
            value={topic}
            choices={[
              { value: '', label: t('allTopics') },
              ...topics.all.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            onChoose={chosen => set('topic', chosen)}
          />
        )}
      </div>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        {...(data && { none: Object.keys(filter).length === 0 ? t('none') : t('noMatch') })}
        caption={t('title')}
        columns={[t('subject'), t('from'), t('state'), t('sent')]}
      >
        {data?.pages.flatMap(({ rows }) =>
          rows.map(row => <MessageRow key={row.id} message={row} nameOf={topics.nameOf} />),
        ) ?? []}
      </DeskList>
      <MoreRows {...more} />
    </Desk>
  )
}

function MessageRow({
  message: { id, subject, topic, name, contact, state, sent },
  nameOf,
}: {
  readonly message: ListedDeskMessage
  readonly nameOf: (topic: string) => string
}) {
  const t = useTranslations('editor.messages')
  const { uiLocale } = useEnvironment()
  const { search } = useLocation()
  return (
    <tr>
      <th scope="row">
        <Link to={`/messages/${encodeURIComponent(id)}`} state={{ list: search }}>
          {subject}
        </Link>
        {topic !== null && <small>{nameOf(topic)}</small>}
      </th>
      <td data-label={t('from')}>
        {name} <small>{contact}</small>
      </td>
      <td>
        <MessageBadge state={state} />
      </td>
      <td data-label={t('sent')} className={desk.short}>
        {formatDateTime(sent, uiLocale)}
      </td>
    </tr>
  )
}
