import { DAY_MS } from '#locales/hong-kong.ts'
import { formatDateTime } from '#locales/format.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type AuditFilter, DEEDS, detailWords, type ShownAuditEntry } from '#content-store/client/audit.ts'
import type { Operator } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { Desk } from '../parts/Desk.tsx'
import { usePageName } from '../../kit/page-name.ts'
import desk from '../../kit/parts/screen.module.css'
import { useEnvironment } from '../../kit/environment.ts'
import { MomentField } from '../../form/date-time/MomentField.tsx'
import { readKey } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { may } from '#operators/rights.ts'
import styles from './audit.module.css'
import { LogChoice } from './LogChoice.tsx'
import { LoadFailure } from '../parts/LoadFailure.tsx'

/** `/audit`: who did what, and when. */
export function AuditList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.audit')
  if (!may(operator, 'audit.read')) return <PageNotice text={t('notAllowed')} />
  return <Log />
}

/** Filter as the operator typed it. */
interface Asked {
  readonly by: string
  readonly what: string
  readonly page: string
  /** First instants of days in Hong Kong. */
  readonly from?: number | undefined
  readonly until?: number | undefined
}

const NOTHING_ASKED: Asked = { by: '', what: '', page: '' }

const filterOf = ({ by, what, page, from, until }: Asked): AuditFilter => {
  const deed = DEEDS.find(each => each === what)
  return {
    ...(by.trim() && { by: by.trim() }),
    ...(deed && { what: deed }),
    ...(page.trim() && { page: page.trim() }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until: until + DAY_MS - 1 }),
  }
}

function Log() {
  const t = useTranslations('editor.audit')
  const { content, operations } = useEnvironment()
  const [asked, setAsked] = useState(NOTHING_ASKED)
  const filter = filterOf(asked)
  const { data, error, refetch, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: [...readKey('audit.list', filter), 'pages'],
      queryFn: ({ pageParam: before }) =>
        operations.read('audit.list', { ...filter, ...(before && { before }) }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: last => last.before ?? undefined,
      gcTime: 0,
    })
  const entries = data?.pages.flatMap(page => page.entries) ?? []
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={
        <a className={styles.export} href={content.auditCsv(filter)} download="audit.csv">
          {t('export')}
        </a>
      }
    >
      <LogChoice />
      <Filters asked={asked} onChange={setAsked} />
      {error && <LoadFailure error={error} retry={refetch} />}
      {isPending && <output className={desk.notice}>{t('loading')}</output>}
      {data && <Entries entries={entries} />}
      {hasNextPage && (
        <Button variant="line" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Desk>
  )
}

function Filters({ asked, onChange }: { readonly asked: Asked; readonly onChange: (asked: Asked) => void }) {
  const t = useTranslations('editor.audit')
  const audit = useTranslations('content.audit')
  const set = (change: Partial<Asked>) => onChange({ ...asked, ...change })
  return (
    <fieldset className={styles.filters} aria-label={t('filters')}>
      <TextField label={audit('by')} value={asked.by} onChange={({ target }) => set({ by: target.value })} />
      <Select
        label={audit('what')}
        value={asked.what}
        choices={[
          { value: '', label: t('all') },
          ...DEEDS.map(value => ({ value, label: audit(`deeds.${value}`) })),
        ]}
        onChoose={what => set({ what })}
      />
      <TextField
        label={audit('page')}
        hint={t('pageHint')}
        value={asked.page}
        onChange={({ target }) => set({ page: target.value })}
      />
      <MomentField label={t('from')} granularity="day" value={asked.from} onChange={from => set({ from })} />
      <MomentField
        label={t('until')}
        granularity="day"
        value={asked.until}
        onChange={until => set({ until })}
      />
      <Button variant="quiet" disabled={asked === NOTHING_ASKED} onClick={() => onChange(NOTHING_ASKED)}>
        {t('clear')}
      </Button>
    </fieldset>
  )
}

function Entries({ entries }: { readonly entries: readonly ShownAuditEntry[] }) {
  const t = useTranslations('editor.audit')
  const audit = useTranslations('content.audit')
  if (entries.length === 0) return <p className={desk.notice}>{t('none')}</p>
  return (
    <table className={desk.table}>
      <caption className="visuallyHidden">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{audit('time')}</th>
          <th scope="col">{audit('by')}</th>
          <th scope="col">{audit('what')}</th>
          <th scope="col">{audit('page')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <Entry key={`${entry.number} ${entry.what} ${entry.key} ${entry.at}`} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}

function Entry({ entry }: { readonly entry: ShownAuditEntry }) {
  const { at, by, what, detail } = entry
  const audit = useTranslations('content.audit')
  const { uiLocale } = useEnvironment()
  return (
    <tr>
      <td className={desk.short}>{formatDateTime(at, uiLocale)}</td>
      <td data-label={audit('by')}>{by || audit('plan')}</td>
      <th scope="row">
        {audit(`deeds.${what}`)}
        {detail && <small className={styles.detail}>{audit('said', detailWords(entry, uiLocale))}</small>}
      </th>
      <td className={styles.page}>
        <EntryPage entry={entry} />
      </td>
    </tr>
  )
}

/** The page by its name; one that was deleted or has moved by the address it had. */
function EntryPage({ entry: { key, page } }: { readonly entry: ShownAuditEntry }) {
  const languages = useTranslations('editor.language')
  const nameOf = usePageName()
  if (!page) return null
  const name = nameOf(page)
  return (
    <>
      {page.exists ? <Link to={`/pages/${key}`}>{name}</Link> : name}
      <small>
        {page.title && `${page.path} · `}
        {languages(page.locale)}
      </small>
    </>
  )
}
