import { Button } from '#ui/button/Button.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useTranslations } from 'use-intl'
import { defaultSort, formatListQuery, LIST_SORTS, type ListQuery, RELEVANCE } from '../../page/list-query.ts'
import { QueryFields } from '../../shop/catalogue/product-list/QueryFields.tsx'
import styles from './SortBar.module.css'

interface Props {
  readonly pathname: string
  readonly query: ListQuery
  readonly onChange: (query: ListQuery) => void
}

/** The order of a list, best match first for a search; without script a form with a button. Source: C-117, CO-35. */
export function SortSelect({ pathname, query, onChange }: Props) {
  const t = useTranslations('list.sortBar')
  const sorts: readonly ListQuery['sort'][] = query.keyword ? [RELEVANCE, ...LIST_SORTS] : LIST_SORTS
  const choices = sorts.map(sort => ({ value: sort, label: t(`sorts.${sort}`) }))
  return (
    <form method="get" action={pathname} className={styles.sort} onSubmit={event => event.preventDefault()}>
      <QueryFields query={formatListQuery({ ...query, sort: defaultSort(query) })} />
      <Select
        label={t('sort')}
        isLabelHidden
        name="sort"
        choices={choices}
        value={query.sort}
        onChange={({ target }) => {
          const sort = sorts.find(known => known === target.value)
          if (sort) onChange({ ...query, sort })
        }}
      />
      <Button type="submit" variant="line" className={styles.apply}>
        {t('apply')}
      </Button>
    </form>
  )
}
