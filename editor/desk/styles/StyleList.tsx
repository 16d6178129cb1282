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
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import { StyleFilters } from './StyleFilters.tsx'
import { type ListAsked, useStyleAddress } from './style-address.ts'
import styles from './styles.module.css'

/** `/goods`: goods by style, found, filtered and sorted by what the address says. */
export function StyleList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.records')
  if (!may(operator, 'goods.read')) return <PageNotice text={t('notAllowed')} />
  return <List />
}

function useStyles({ sort, ...asked }: ListAsked) {
  const { operations, uiLocale } = useEnvironment()
  const question = { ...asked, sort: sort === 'title' ? (`title.${uiLocale}` as const) : sort }
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

/** Returns true for a question that every style answers. */
const isWhole = ({ search, codes, brand, category, label, shelf, freeUpTo, gap }: ListAsked) =>
  search.trim() === '' &&
  codes.length === 0 &&
  [brand, category, label, shelf, freeUpTo, gap].every(value => value === undefined)

function List() {
  const t = useTranslations('editor.styles')
  const records = useTranslations('editor.records')
  const panels = useTranslations('editor.stylePanels')
  const navigate = useNavigate()
  const { asked, change, clear } = useStyleAddress()
  const { data, error, isPending, isPlaceholderData, ...more } = useStyles(asked)
  const [first] = data?.pages ?? []
  const isAll = isWhole(asked)
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={
        <Button variant="line" onClick={() => void navigate('/goods/bin')}>
          {records('bin.open')}
        </Button>
      }
    >
      <StyleFilters asked={asked} onChange={change} />
      <p className={styles.count} aria-live="polite">
        {first && first.count > 0 && records('count', { count: first.count })}
      </p>
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? styles.waiting : undefined}>
        <DeskList
          isPending={isPending}
          error={error}
          loading={t('loading')}
          {...(first && { none: isAll ? t('none') : t('noMatch') })}
          caption={t('title')}
          columns={[t('style'), t('variants'), t('price'), t('stock'), t('shelf'), panels('gap')]}
        >
          {data?.pages.flatMap(({ rows }) => rows.map(row => <Row key={row.style} row={row} />)) ?? []}
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
    </Desk>
  )
}

/** Width of a picture in a row, px of a screen of double density. */
const SMALL = 96

const Row = memo(function StyleRow({ row }: { readonly row: ListedStyle }) {
  const t = useTranslations('editor.styles')
  const panels = useTranslations('editor.stylePanels')
  const { uiLocale } = useEnvironment()
  const money = useDeskMoney()
  const { search } = useLocation()
  const { style, title, picUrl, colours, skus, lowest, highest, free, shelf, gaps } = row
  return (
    <tr>
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
      <td>{t('colours', { colours, skus })}</td>
      <td data-label={t('price')} className={styles.number}>
        {lowest === null || highest === null
          ? t('noPrice')
          : lowest.amount === highest.amount
            ? money(lowest)
            : `${money(lowest)} – ${money(highest)}`}
      </td>
      <td data-label={t('stock')} className={styles.number}>
        {free ?? t('notCounted')}
      </td>
      <td className={desk.short}>
        <span
          className={desk.status}
          data-status={shelf === 'on' ? 'live' : shelf === 'some' ? 'changed' : ''}
        >
          {t(`shelves.${shelf}`)}
        </span>
      </td>
      <td data-label={panels('gap')}>
        {gaps.length === 0 ? panels('complete') : gaps.map(gap => panels(`gaps.${gap}`)).join(' · ')}
      </td>
    </tr>
  )
})
