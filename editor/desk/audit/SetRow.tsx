import type { LoggedChange, LoggedSet } from '#desk/changes/logged-set.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { useFieldWords } from '../collections/use-field-words.ts'
import styles from './audit.module.css'

/** Changes that were made together: the first of them, and all of them once it is opened. */
export function SetRow({ set }: { readonly set: LoggedSet }) {
  const t = useTranslations('editor.changeLog')
  const records = useTranslations('editor.records')
  const { uiLocale } = useEnvironment()
  const [isOpen, setOpen] = useState(false)
  const time = formatDateTime(set.at, uiLocale)
  const left = set.count - set.first.length
  return (
    <tr>
      <td className={desk.short}>
        {time}
        <small>
          {records(`sources.${set.source}`)}
          {set.isUndone && ` · ${records('isUndone')}`}
        </small>
      </td>
      <td data-label={t('by')}>{set.by || records('commandLine')}</td>
      <th scope="row" className={styles.page}>
        {set.reason !== '' && <p className={styles.reason}>{set.reason}</p>}
        {isOpen ? <AllChanges set={set.number} /> : <ChangeItems changes={set.first} />}
        {left > 0 && (
          <Button
            variant="line"
            size="s"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? t('close') : t('more', { count: left })}: ${time}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('close') : t('more', { count: left })}
          </Button>
        )}
      </th>
    </tr>
  )
}

function AllChanges({ set }: { readonly set: number }) {
  const t = useTranslations('editor.changeLog')
  const { operations } = useEnvironment()
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: [...readKey('changes.find', { set }), 'pages'],
    queryFn: ({ pageParam: from }) => operations.read('changes.find', { set, from }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return (
    <>
      {error && <Notice tone="error">{error.message}</Notice>}
      <ChangeItems changes={data?.pages.flatMap(({ changes }) => changes) ?? []} />
      {hasNextPage && (
        <Button variant="line" size="s" isLoading={isFetching} onClick={() => void fetchNextPage()}>
          {t('moreChanges')}
        </Button>
      )}
    </>
  )
}

const ChangeItems = ({ changes }: { readonly changes: readonly LoggedChange[] }) => (
  <ul className={styles.changes}>
    {changes.map(change => (
      <li key={`${change.kind} ${change.code} ${change.path}`}>
        <ChangeItem change={change} />
      </li>
    ))}
  </ul>
)

function ChangeItem({
  change: { collection, code, path, before, after },
}: {
  readonly change: LoggedChange
}) {
  const t = useTranslations('editor.changeLog')
  const records = useTranslations('editor.records')
  const words = useFieldWords(collection)
  const name =
    collection === '' ? <b>{code}</b> : <Link to={`/${collection}/${encodeURIComponent(code)}`}>{code}</Link>
  const what =
    path === ''
      ? t(before === undefined ? 'created' : 'removed')
      : records('fieldChanged', {
          field: words.name(path),
          before: words.value(before, path),
          after: words.value(after, path),
        })
  return (
    <>
      {name} · {what}
    </>
  )
}
