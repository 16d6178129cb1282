import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskPage } from '#desk/page.ts'
import { Button } from '#ui/button/Button.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { readKey } from '../../kit/operations.ts'
import { Desk } from './Desk.tsx'
import { DeskList } from './DeskList.tsx'
import desk from '../../kit/parts/screen.module.css'
import { MoreRows } from './MoreRows.tsx'
import { addressOf, type ListSearch, type Searchable, searchOf } from './list-search.ts'

interface Props<Row, Status extends string> {
  /** Its address, and its texts: `editor.orders`, `editor.returns`. */
  readonly name: 'orders' | 'returns'
  /** Beside the title. */
  readonly action?: ReactNode
  readonly columns: readonly string[]
  readonly searchable: Searchable<Status>
  readonly statusName: (status: Status) => string
  /** Reads a page of the list, from the one after `after`. */
  readonly read: (search: ListSearch<Status>, after?: string) => Promise<DeskPage<Row>>
  /** A `<tr>` with a key. */
  readonly children: (row: Row) => ReactNode
}

/** A list of the desk, the newest first: what it shows is in its address, and it loads page after page. */
export function ListScreen<Row, Status extends string>({
  name,
  action,
  columns,
  searchable,
  statusName,
  read,
  children,
}: Props<Row, Status>) {
  const t = useTranslations(`editor.${name}`)
  const [address, setAddress] = useSearchParams()
  const search = searchOf(address, searchable)
  const { data, error, isPending, ...more } = useRows([...readKey(`${name}.list`), search], after =>
    read(search, after),
  )
  const isAll = Object.keys(search).length === 0
  return (
    <Desk title={t('title')} action={action} introduction={t('text')}>
      <Filters
        key={search.about}
        {...{ name, search, searchable, statusName }}
        onChange={change => setAddress(addressOf({ ...search, ...change }, searchable))}
      />
      <DeskList
        isPending={isPending}
        error={error}
        retry={more.refetch}
        loading={t('loading')}
        {...(data && { none: isAll ? t('none') : t('noMatch') })}
        caption={t('title')}
        columns={columns}
      >
        {data?.pages.flatMap(({ rows }) => rows.map(children)) ?? []}
      </DeskList>
      <MoreRows {...more} />
    </Desk>
  )
}

const useRows = <Row,>(queryKey: QueryKey, read: (after?: string) => Promise<DeskPage<Row>>) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    // Shoppers and other operators change it meanwhile.
    refetchOnWindowFocus: true,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

interface FiltersProps<Status extends string>
  extends Pick<Props<never, Status>, 'name' | 'searchable' | 'statusName'> {
  readonly search: ListSearch<Status>
  readonly onChange: (change: ListSearch<Status>) => void
}

function Filters<Status extends string>({
  name,
  search: { status, about },
  searchable: { statuses, soughtBy },
  statusName,
  onChange,
}: FiltersProps<Status>) {
  const t = useTranslations('editor.desk.filters')
  const [urgent] = statuses
  const isUrgent = status === urgent
  return (
    <div className={desk.finders}>
      <SearchField {...{ name, about, soughtBy }} onFind={found => onChange({ about: found })} />
      <Select<Status | ''>
        label={t('status')}
        value={status ?? ''}
        choices={[
          { value: '', label: t('all') },
          ...statuses.map(value => ({ value, label: statusName(value) })),
        ]}
        onChoose={chosen => onChange({ status: chosen === '' ? undefined : chosen })}
      />
      <Button
        variant={isUrgent ? 'solid' : 'line'}
        aria-pressed={isUrgent}
        onClick={() => onChange({ status: isUrgent ? undefined : urgent })}
      >
        {statusName(urgent)}
      </Button>
    </div>
  )
}

interface SearchFieldProps extends Pick<Searchable<string>, 'soughtBy'> {
  readonly name: 'orders' | 'returns'
  /** Present subject of the list. */
  readonly about: string | undefined
  readonly onFind: (about: string | undefined) => void
}

/** Shows what it finds in the list; a number leads to its screen. */
function SearchField({ name, about, soughtBy, onFind }: SearchFieldProps) {
  const t = useTranslations(`editor.${name}`)
  const general = useTranslations('editor.desk.filters')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(about ?? '')
  const [isUnclear, setUnclear] = useState(false)
  const find = (event: FormEvent) => {
    event.preventDefault()
    const sought = typed.trim() === '' ? { about: undefined } : soughtBy(typed)
    setUnclear(sought === undefined)
    if (!sought) return
    if ('number' in sought) void navigate(`/${name}/${sought.number}`)
    else onFind(sought.about)
  }
  return (
    <form className={desk.search} aria-label={t('searchLabel')} onSubmit={find}>
      <TextField
        label={t('search')}
        type="search"
        autoComplete="off"
        value={typed}
        error={isUnclear ? t('searchUnclear') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="line">
        {general('find')}
      </Button>
    </form>
  )
}
