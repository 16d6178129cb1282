import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskSubscriber } from '#desk/newsletter/desk-subscriber.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Select } from '#ui/select/Select.tsx'
import { saveFile } from '../../builder/transfer/files.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useChange } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { toastFailure } from '../../kit/parts/toasts.ts'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { MoreRows } from '../parts/MoreRows.tsx'
import { RestingSearch } from '../parts/RestingSearch.tsx'
import { useTopics } from '../parts/use-topics.ts'
import { ConsentList, TopicNames } from './ConsentList.tsx'

const STATES = ['ON', 'OFF'] as const
type State = (typeof STATES)[number]

/** `/newsletter`: addresses of the newsletter with their consents. Admins export them. */
export function SubscriberList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.newsletter')
  if (!may(operator, 'members.read')) return <PageNotice text={t('notAllowed')} />
  return <Subscribers mayExport={may(operator, 'members.data')} />
}

interface Filter {
  readonly state?: State | undefined
  readonly email?: string | undefined
  readonly topic?: string | undefined
}

function useSubscribers(filter: Filter) {
  const { operations } = useEnvironment()
  return useInfiniteQuery({
    queryKey: [...readKey('newsletter.list'), 'pages', filter],
    queryFn: ({ pageParam: after, signal }) =>
      operations.read('newsletter.list', { ...filter, ...(after !== undefined && { after }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

function Subscribers({ mayExport }: { readonly mayExport: boolean }) {
  const t = useTranslations('editor.newsletter')
  const [address, setAddress] = useSearchParams()
  const state = STATES.find(each => each === address.get('state'))
  const email = address.get('email') ?? ''
  const topic = address.get('topic') ?? ''
  const topics = useTopics('newsletterTopics')
  const hasTopics = topics.all.length > 0 || topic !== ''
  const written = { ...(state && { state }), ...(topic !== '' && { topic }) }
  const filter = { ...written, ...(email !== '' && { email }) }
  const { data, error, isPending, refetch, ...more } = useSubscribers(filter)
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(address)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setAddress(next, { replace: true })
  }
  return (
    <Desk title={t('title')} introduction={t('text')} action={mayExport && <ExportButton filter={written} />}>
      <div className={desk.finders}>
        <RestingSearch label={t('search')} search={email} onSearch={typed => set('email', typed)} />
        <Select<State | ''>
          label={t('state')}
          value={state ?? ''}
          choices={[
            { value: '', label: t('all') },
            ...STATES.map(value => ({ value, label: t(`states.${value}`) })),
          ]}
          onChoose={chosen => set('state', chosen)}
        />
        {hasTopics && (
          <Select
            label={t('topics')}
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
        columns={[t('contact'), t('language'), t('state'), ...(hasTopics ? [t('topics')] : []), t('history')]}
      >
        {data?.pages.flatMap(({ rows }) =>
          rows.map(row => <Row key={row.id} subscriber={row} hasTopics={hasTopics} />),
        ) ?? []}
      </DeskList>
      <MoreRows {...more} />
    </Desk>
  )
}

interface RowProps {
  readonly subscriber: DeskSubscriber
  readonly hasTopics: boolean
}

function Row({ subscriber: { contact, locale, isOn, topics, events }, hasTopics }: RowProps) {
  const t = useTranslations('editor.newsletter')
  const languages = useTranslations('editor.language')
  return (
    <tr>
      <th scope="row">{contact}</th>
      <td data-label={t('language')}>{languages(locale)}</td>
      <td>
        <span className={desk.status} data-status={isOn ? 'live' : 'offline'}>
          {t(isOn ? 'states.ON' : 'states.OFF')}
        </span>
      </td>
      {hasTopics && (
        <td data-label={t('topics')}>{topics.length === 0 ? t('whole') : <TopicNames topics={topics} />}</td>
      )}
      <td data-label={t('history')}>
        <ConsentList events={events} />
      </td>
    </tr>
  )
}

/** Saves the list as a file. The shop asks for the password again, and the audit log notes it. */
function ExportButton({ filter }: { readonly filter: Omit<Filter, 'email'> }) {
  const t = useTranslations('editor.newsletter')
  const exporting = useChange('newsletter.export', {
    onDone: ({ text }) => saveFile('newsletter.csv', text, 'text/csv'),
    onError: toastFailure,
  })
  return (
    <Button variant="line" isLoading={exporting.isPending} onClick={() => exporting.start(filter)}>
      {t('export')}
    </Button>
  )
}
