import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useTranslations } from 'use-intl'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { countChosen } from '../../shop/catalogue/product-list/filter-choice.ts'
import type { ListData } from '../../shop/catalogue/product-list/list-state.ts'
import { useList } from '../../shop/catalogue/product-list/useList.ts'
import type { ViewProps } from '../../page/view.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import type { SortBarOptions } from './block.ts'
import styles from './SortBar.module.css'
import { SortSelect } from './SortSelect.tsx'

type List = NonNullable<ReturnType<typeof useList>>

/** Names the list, says how long it is, and orders it; the phone's way to the filters. Source: C-117, CO-35. */
export function SortBar({ options, data }: ViewProps<SortBarOptions, ListData>) {
  const t = useTranslations('list.sortBar')
  const list = useList(data)
  if (!list) return <EmptyBlock of="list.sortBar" />
  const { state, change, route } = list
  const isBare = state.status === 'idle' && state.pageInfo.totalCount === 0 && countChosen(state.query) === 0
  return (
    <>
      <div className={styles.head}>
        <Heading list={list} title={options.title} />
        <output className={options.showCount ? styles.count : 'visuallyHidden'}>
          {state.status === 'failed' ? '' : t('count', { count: state.pageInfo.totalCount })}
        </output>
      </div>
      {/* Where there is nothing to order or narrow, there are no tools for it. */}
      {!isBare && (
        <div className={styles.tools}>
          <FilterButton list={list} />
          <SortSelect pathname={route.pathname} query={state.query} onChange={query => void change(query)} />
        </div>
      )}
      <ChosenFilters state={state} onChange={query => void change(query)} />
    </>
  )
}

function Heading({ list: { state, route }, title }: { readonly list: List; readonly title: string }) {
  const t = useTranslations('list.sortBar')
  const { place } = route
  const { keyword, isNew } = state.query
  const named =
    place.kind === 'brand' && place.categoryName ? `${place.name} · ${place.categoryName}` : undefined
  const everything = title || t(isNew ? 'newArrivals' : 'everything')
  const name = named ?? (place.kind === 'all' ? everything : place.name)
  return <h1 className={styles.title}>{keyword ? t('search', { keyword }) : name}</h1>
}

/** Opens the drawer of filters; on wide screens they are beside the list instead. */
function FilterButton({ list: { state, openPanel } }: { readonly list: List }) {
  const t = useTranslations('list.sortBar')
  const count = countChosen(state.query)
  return (
    <Button
      variant="line"
      className={styles.filter}
      icon={<Icon of={SlidersHorizontal} />}
      aria-haspopup="dialog"
      onClick={() => openPanel(true)}
    >
      {count > 0 ? t('filterCount', { count }) : t('filter')}
    </Button>
  )
}
