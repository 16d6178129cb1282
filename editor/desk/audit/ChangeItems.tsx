import type { LoggedChange } from '#desk/changes/logged-set.ts'
import { Button } from '#ui/button/Button.tsx'
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFieldWords } from '../collections/use-field-words.ts'
import styles from './audit.module.css'
import { LoadFailure } from '../parts/LoadFailure.tsx'

/** A part of a long list of changes. */
interface Part {
  readonly changes: readonly LoggedChange[]
  /** The `from` of the next part; `null` at the end. */
  readonly next: number | null
}

interface Props {
  readonly first: readonly LoggedChange[]
  /** Number of all. */
  readonly count: number
  /** Time of the changes, which tells one button from another. */
  readonly time: string
  readonly queryKey: QueryKey
  readonly read: (from: number) => Promise<Part>
}

/** The first of some changes that belong together, and all of them once they are opened. */
export function ChangesOf({ first, count, time, queryKey, read }: Props) {
  const t = useTranslations('editor.changeLog')
  const [isOpen, setOpen] = useState(false)
  const left = count - first.length
  return (
    <>
      {isOpen ? <AllChanges {...{ queryKey, read }} /> : <ChangeItems changes={first} />}
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
    </>
  )
}

function AllChanges({ queryKey, read }: Pick<Props, 'queryKey' | 'read'>) {
  const t = useTranslations('editor.changeLog')
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam: from }) => read(from),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return (
    <>
      {error && <LoadFailure error={error} retry={refetch} />}
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

/** Address of the screen on which staff change a record; `undefined` where there is none. */
function placeOf({ collection, code, style }: LoggedChange): string | undefined {
  if (collection !== '') return `/${collection}/${encodeURIComponent(code)}`
  return style === undefined ? undefined : `/goods/${encodeURIComponent(style)}`
}

function ChangeItem({ change }: { readonly change: LoggedChange }) {
  const { collection, code, path, before, after } = change
  const t = useTranslations('editor.changeLog')
  const records = useTranslations('editor.records')
  const words = useFieldWords(collection)
  const place = placeOf(change)
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
      {place === undefined ? <b>{code}</b> : <Link to={place}>{code}</Link>} · {what}
    </>
  )
}
