import { valueAt } from '#api/rules/line-changes.ts'
import type { ListedRecord } from '#desk/collections/record-shapes.ts'
import { bulkFields } from '#desk/jobs/bulk-fields.ts'
import { GAP } from '#desk/collections/gaps.ts'
import { formatDateTime } from '#locales/format.ts'
import { otherLocale } from '#locales/locale.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { resized } from '#ui/picture/resized.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { formOf } from '../../form/inspector/form/form-schema.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import { useStatedTitle } from '../../kit/page-name.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { BulkBar } from '../bulk/BulkBar.tsx'
import { TickCell, TickShown } from '../bulk/TickBoxes.tsx'
import { useSelection } from '../bulk/use-selection.ts'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { BulkValue } from './BulkValue.tsx'
import styles from './collections.module.css'
import { ListFilters } from './ListFilters.tsx'
import { formSubject } from './record-form.ts'
import type { CollectionParts, ScreenProps, ShownCollection } from './screen-props.ts'
import { TransferButtons } from './TransferButtons.tsx'
import { GapCell, Lacks } from './Lacks.tsx'
import { useFieldWords } from './use-field-words.ts'
import { CHANGED, columnRange } from './column-range.ts'
import { knownParts, type ListAddress, useListAddress } from './use-list-address.ts'
import { ColumnsButton } from '../views/ColumnsButton.tsx'
import { UnknownNotice } from '../views/UnknownNotice.tsx'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import { useFilterWords } from './use-filter-words.ts'

/** `/<collection>`: its records, found, filtered and sorted by what the address says. */
export function CollectionList(props: ScreenProps) {
  const t = useTranslations('editor.records')
  if (!may(props.operator, props.collection.rights.see)) return <PageNotice text={t('notAllowed')} />
  return <List {...props} />
}

function useRecords({ name }: ShownCollection, asked: ListAddress) {
  const { operations } = useEnvironment()
  return useInfiniteQuery({
    queryKey: [...readKey(`${name}.list`), asked],
    queryFn: ({ pageParam: after }) => operations.read(`${name}.list`, { ...asked, ...(after && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: true,
    // Old rows stay while a filter runs.
    placeholderData: before => before,
  })
}

function List({ collection, operator, parts = {} }: ScreenProps) {
  const { name } = collection
  const t = useTranslations('editor.records')
  const texts = useTranslations('collections')
  const words = useFieldWords(name)
  const { asked, columns, change, clear } = useListAddress(collection)
  const filterWords = useFilterWords(name)
  const columnName = (column: string) => {
    if (column === GAP) return filterWords(GAP, 'label')
    return column === CHANGED ? t('changed') : words.name(column)
  }
  const { data, error, isPending, isPlaceholderData, ...more } = useRecords(collection, asked)
  const [first] = data?.pages ?? []
  const rows = data?.pages.flatMap(page => page.rows) ?? []
  const shown = rows.map(({ code }) => code)
  const selection = useSelection(JSON.stringify(asked))
  const hasBulk = bulkFields(name).length > 0 && may(operator, collection.rights.change)
  const isAll = asked.search === '' && Object.keys(asked.filters).length === 0
  return (
    <Desk
      title={texts(`${name}.title`)}
      introduction={texts(`${name}.text`)}
      action={<Actions {...{ collection, operator, columnName }} />}
    >
      <UnknownNotice known={knownParts(collection)} range={columnRange(collection)} />
      {parts.News && <parts.News collection={collection} />}
      <ListFilters {...{ collection, asked, change }} />
      <p className={styles.count} aria-live="polite">
        {first && first.count > 0 && t('count', { count: first.count })}
      </p>
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? styles.waiting : undefined}>
        <DeskList
          isPending={isPending}
          error={error}
          retry={more.refetch}
          loading={t('loading')}
          {...(first && { none: isAll ? texts(`${name}.none`) : t('noMatch') })}
          caption={texts(`${name}.title`)}
          {...(hasBulk && {
            select: <TickShown selection={selection} shown={shown} />,
          })}
          columns={[texts(`${name}.one`), ...columns.map(columnName)]}
          {...(parts.Actions && { actions: t('actions') })}
        >
          {rows.map(row => (
            <Row
              key={row.code}
              {...{ collection, operator, row, columns }}
              Actions={parts.Actions}
              {...(hasBulk && {
                isChosen: selection.isAll || selection.codes.has(row.code),
                onToggle: selection.toggle,
              })}
            />
          ))}
        </DeskList>
      </div>
      {first?.count === 0 && !isAll && <Nothing name={name} emptiedBy={first.emptiedBy} clear={clear} />}
      {more.hasNextPage && (
        <Button
          variant="line"
          className={desk.more}
          isLoading={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      <BulkBar
        list={name}
        selection={selection}
        shown={shown}
        all={{ records: { search: asked.search, filters: asked.filters } }}
        hasMore={more.hasNextPage}
        words={words}
        drawValue={(field, value, onChange) => <BulkValue {...{ collection, field, value, onChange }} />}
      />
    </Desk>
  )
}

interface ActionsProps extends ScreenProps {
  readonly columnName: (column: string) => string
}

function Actions({ collection, operator, columnName }: ActionsProps) {
  const t = useTranslations('editor.records')
  const navigate = useNavigate()
  return (
    <div className={desk.buttons}>
      <ViewsMenu list={collection.name} />
      <ColumnsButton range={columnRange(collection)} nameOf={columnName} />
      <TransferButtons {...{ collection, operator }} />
      {!collection.isFixed && (
        <Button variant="line" onClick={() => void navigate(`/${collection.name}/bin`)}>
          {t('bin.open')}
        </Button>
      )}
      {!collection.isFixed && may(operator, collection.rights.change) && (
        <Button icon={<Icon of={Plus} />} onClick={() => void navigate(`/${collection.name}/new`)}>
          {t('add')}
        </Button>
      )}
    </div>
  )
}

interface NothingProps {
  readonly name: string
  readonly emptiedBy: readonly string[]
  readonly clear: () => void
}

/** Where nothing matches: which question alone is to blame, and the way out. */
function Nothing({ name, emptiedBy, clear }: NothingProps) {
  const t = useTranslations('editor.records')
  const words = useFieldWords(name)
  const filterWords = useFilterWords(name)
  const questionName = (each: string) => {
    if (each === GAP) return filterWords(GAP, 'label')
    return each === 'search' ? t('search') : words.name(each)
  }
  return (
    <>
      {emptiedBy.map(each => (
        <p key={each}>{t('emptiedBy', { name: questionName(each) })}</p>
      ))}
      <Button variant="line" onClick={clear}>
        {t('clear')}
      </Button>
    </>
  )
}

/** Width of a picture in a row, px of a screen of double density. */
const SMALL = 160

interface RowProps extends Pick<ScreenProps, 'collection' | 'operator'> {
  readonly row: ListedRecord
  readonly columns: readonly string[]
  readonly Actions: CollectionParts['Actions']
  readonly isChosen?: boolean
  /** Without it the row cannot be chosen. */
  readonly onToggle?: (code: string) => void
}

const Row = memo(function RecordRow({
  collection,
  operator,
  row,
  columns,
  Actions: RowActions,
  isChosen = false,
  onToggle,
}: RowProps) {
  const { uiLocale } = useEnvironment()
  const { search } = useLocation()
  const title = useStatedTitle()(row.title)
  const name = title[uiLocale]
  const other = title[otherLocale(uiLocale)]
  return (
    <tr>
      {onToggle && <TickCell code={row.code} name={name} {...{ isChosen, onToggle }} />}
      <th scope="row" className={styles.named}>
        <Link to={`/${collection.name}/${encodeURIComponent(row.code)}`} state={{ list: search }}>
          {name}
        </Link>
        <small>{[other, row.code].filter(each => each !== name).join(' · ')}</small>
        {!columns.includes(GAP) && <Lacks {...{ collection, row }} />}
        {row.sentence && <small className={styles.sentence}>{row.sentence[uiLocale]}</small>}
      </th>
      {columns.map(column =>
        column === CHANGED ? (
          <ChangedCell key={column} row={row} />
        ) : column === GAP ? (
          <GapCell key={column} {...{ collection, row }} />
        ) : (
          <FieldCell key={column} {...{ collection, row, column }} />
        ),
      )}
      {RowActions && (
        <td className={desk.actions}>
          <div className={desk.buttons}>
            <RowActions collection={collection} operator={operator} record={row} />
          </div>
        </td>
      )}
    </tr>
  )
})

function ChangedCell({ row: { changed } }: Pick<RowProps, 'row'>) {
  const t = useTranslations('editor.records')
  const { uiLocale } = useEnvironment()
  return (
    <td data-label={t('changed')} className={desk.short}>
      {changed ? formatDateTime(changed.at, uiLocale) : t('never')}
      {changed && <small>{changed.by || t('commandLine')}</small>}
    </td>
  )
}

/** Characters from which a value is cut after some lines. */
const LONG = 60
const isLong = (text: string) => text.length > LONG
const shortened = (text: string) => (isLong(text) ? <span>{text}</span> : text)

interface FieldProps extends Pick<RowProps, 'collection' | 'row'> {
  readonly column: string
}

/** The value of a field, or that of a filter of this name. */
function FieldCell({ collection, row, column }: FieldProps) {
  const t = useTranslations('editor.records')
  const { clock, uiLocale } = useEnvironment()
  const words = useFieldWords(collection.name)
  const filterWords = useFilterWords(collection.name)
  const value = valueAt(row.line, column)
  const filter = value === undefined ? collection.filters.find(each => each.name === column) : undefined
  if (filter) {
    const found = filter.of(row.line, clock())
    return (
      <td data-label={words.name(column)}>
        <span className={desk.status} data-status={found}>
          {filterWords(column, found)}
        </span>
      </td>
    )
  }
  const text = row.names?.[column]?.[uiLocale] ?? words.value(value, column)
  const control = formOf(formSubject(collection, 'new', row.line)).properties?.[column]?.control
  return (
    <td
      data-label={words.name(column)}
      data-control={control}
      className={isLong(text) ? desk.long : undefined}
    >
      {value === undefined || value === null || value === '' ? (
        t('never')
      ) : control === 'image' && typeof value === 'string' ? (
        <img className={styles.picture} src={resized(value, SMALL)} alt="" loading="lazy" />
      ) : (
        shortened(text)
      )}
    </td>
  )
}
