import { listFilters } from '#desk/collections/gaps.ts'
import { Select } from '#ui/select/Select.tsx'
import { useTranslations } from 'use-intl'
import { RestingSearch } from '../parts/RestingSearch.tsx'
import styles from './collections.module.css'
import type { ShownCollection } from './screen-props.ts'
import { useFieldWords } from './use-field-words.ts'
import { useFilterWords } from './use-filter-words.ts'
import type { ListAddress } from './use-list-address.ts'

interface Props {
  readonly collection: ShownCollection
  readonly asked: ListAddress
  readonly change: (more: Partial<ListAddress>) => void
}

/** Search, filters and order of a list. */
export function ListFilters({ collection, asked, change }: Props) {
  const t = useTranslations('editor.records')
  const fields = useFieldWords(collection.name)
  const words = useFilterWords(collection.name)
  const choose = (name: string, value: string) => {
    const { [name]: _, ...others } = asked.filters
    change({ filters: value === '' ? others : { ...others, [name]: value } })
  }
  return (
    <div className={styles.finders}>
      <RestingSearch
        key={collection.name}
        label={t('search')}
        search={asked.search}
        onSearch={search => change({ search })}
      />
      {listFilters(collection).map(({ name, values }) => (
        <Select
          key={name}
          label={words(name, 'label')}
          value={asked.filters[name] ?? ''}
          choices={[
            { value: '', label: t('all') },
            ...values.map(value => ({ value, label: words(name, value) })),
          ]}
          onChoose={value => choose(name, value)}
        />
      ))}
      <Select
        label={t('sort')}
        value={asked.sort}
        choices={collection.sorts.map(value => ({ value, label: fields.name(value) }))}
        onChoose={sort => change({ sort })}
      />
      <Select
        label={t('order')}
        value={asked.isDescending ? 'desc' : 'asc'}
        choices={[
          { value: 'asc', label: t('ascending') },
          { value: 'desc', label: t('descending') },
        ]}
        onChoose={direction => change({ isDescending: direction === 'desc' })}
      />
    </div>
  )
}
