import type { ListedStyle } from '#desk/styles/listed-style.ts'
import { otherLocale } from '#locales/locale.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { resized } from '#ui/picture/resized.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { BulkBar } from '../bulk/BulkBar.tsx'
import { TickCell, TickShown } from '../bulk/TickBoxes.tsx'
import { useSelection } from '../bulk/use-selection.ts'
import { useFieldWords } from '../collections/use-field-words.ts'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { StyleFilters } from './StyleFilters.tsx'
import {
  isWhole,
  type ListAsked,
  STYLE_COLUMNS,
  STYLE_PARTS,
  type StyleColumn,
  useStyleAddress,
} from './style-address.ts'
import { STYLE_CELLS, useColumnName } from './style-cells.tsx'
import { ColumnsButton } from '../views/ColumnsButton.tsx'
import { UnknownNotice } from '../views/UnknownNotice.tsx'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import styles from './styles.module.css'

/** `/goods`: goods by style, found, filtered and sorted by what the address says. */
export function StyleList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.records')
  if (!may(operator, 'goods.read')) return <PageNotice text={t('notAllowed')} />
  return <List mayChange={may(operator, 'goods.change')} />
}

/** The question of an address, as the shop is asked it. */
function useQuestion({ sort, ...asked }: ListAsked) {
  const { uiLocale } = useEnvironment()
  return { ...asked, sort: sort === 'title' ? (`title.${uiLocale}` as const) : sort }
}

function useStyles(question: ReturnType<typeof useQuestion>) {
  const { operations } = useEnvironment()
  return useInfiniteQuery({
    queryKey: [...readKey('styles.list'), question],
    queryFn: ({ pageParam: after }) =>
      operations.ask('styles.list', { ...question, ...(after && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: true,
    // Old rows stay while a filter runs.
    placeholderData: before => before,
  })
}

function List({ mayChange }: { readonly mayChange: boolean }) {
  const t = useTranslations('editor.styles')
  const records = useTranslations('editor.records')
  const words = useFieldWords('')
  const navigate = useNavigate()
  const { asked, columns, change, clear } = useStyleAddress()
  const columnName = useColumnName()
  const question = useQuestion(asked)
  const { data, error, isPending, isPlaceholderData, ...more } = useStyles(question)
  const [first] = data?.pages ?? []
  const rows = data?.pages.flatMap(page => page.rows) ?? []
  const shown = rows.map(({ style }) => style)
  const selection = useSelection(JSON.stringify(question))
  const isAll = isWhole(asked)
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={
        <div className={desk.buttons}>
          <Button variant="line" onClick={() => void navigate('/goods/bin')}>
            {records('bin.open')}
          </Button>
          <ViewsMenu list="goods" />
          <ColumnsButton range={STYLE_COLUMNS} nameOf={columnName} />
          {mayChange && <Button onClick={() => void navigate('/goods/new')}>{t('new.open')}</Button>}
        </div>
      }
    >
      <UnknownNotice known={STYLE_PARTS} range={STYLE_COLUMNS} />
      <StyleFilters asked={asked} onChange={change} />
      <p className={styles.count} aria-live="polite">
        {first && first.count > 0 && records('count', { count: first.count })}
      </p>
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? styles.waiting : undefined}>
        <DeskList
          isPending={isPending}
          error={error}
          retry={more.refetch}
          loading={t('loading')}
          {...(first && { none: isAll ? t('none') : t('noMatch') })}
          caption={t('title')}
          {...(mayChange && {
            select: <TickShown selection={selection} shown={shown} />,
          })}
          columns={[t('style'), ...columns.map(columnName)]}
        >
          {rows.map(row => (
            <Row
              key={row.style}
              row={row}
              columns={columns}
              {...(mayChange && {
                isChosen: selection.isAll || selection.codes.has(row.style),
                onToggle: selection.toggle,
              })}
            />
          ))}
        </DeskList>
      </div>
      {first?.count === 0 && !isAll && (
        <Button variant="line" onClick={clear}>
          {t('clear')}
        </Button>
      )}
      {more.hasNextPage && (
        <Button
          variant="line"
          className={desk.more}
          isLoading={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          {records('more')}
        </Button>
      )}
      <BulkBar
        list="styles"
        selection={selection}
        shown={shown}
        all={{ styles: question }}
        hasMore={more.hasNextPage}
        words={words}
      />
    </Desk>
  )
}

/** Width of a picture in a row, px of a screen of double density. */
const SMALL = 96

interface RowProps {
  readonly row: ListedStyle
  readonly columns: readonly StyleColumn[]
  readonly isChosen?: boolean
  /** Without it the row cannot be chosen. */
  readonly onToggle?: (style: string) => void
}

const Row = memo(function StyleRow({ row, columns, isChosen = false, onToggle }: RowProps) {
  const { uiLocale } = useEnvironment()
  const { search } = useLocation()
  const { style, title, picUrl } = row
  return (
    <tr>
      {onToggle && <TickCell code={style} name={title[uiLocale]} {...{ isChosen, onToggle }} />}
      <th scope="row" aria-label={title[uiLocale]}>
        <div className={styles.name}>
          <img src={picUrl === '' ? undefined : resized(picUrl, SMALL)} alt="" loading="lazy" />
          <div>
            <Link to={`/goods/${encodeURIComponent(style)}`} state={{ list: search }}>
              {title[uiLocale]}
            </Link>
            <small>
              {title[otherLocale(uiLocale)]} · {style}
            </small>
          </div>
        </div>
      </th>
      {columns.map(column => {
        const Cell = STYLE_CELLS[column]
        return <Cell key={column} row={row} />
      })}
    </tr>
  )
})
