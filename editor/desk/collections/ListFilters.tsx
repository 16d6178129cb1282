import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import { getIn } from '../../form/inspector/form/option-path.ts'
import styles from './collections.module.css'
import type { ShownCollection } from './screen-props.ts'
import { useFieldWords } from './use-field-words.ts'
import type { ListAddress } from './use-list-address.ts'

/** Time for which typing must rest before the list follows. */
const IDLE_MS = 200

interface Props {
  readonly collection: ShownCollection
  readonly asked: ListAddress
  readonly change: (more: Partial<ListAddress>) => void
}

/** Words that a collection's texts have for a filter. */
function useFilterWords(collection: string) {
  const messages: unknown = useMessages()
  return (filter: string, key: string): string => {
    const found = getIn(messages, ['collections', collection, 'filters', filter, key])
    return typeof found === 'string' ? found : key
  }
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
      <SearchField key={collection.name} search={asked.search} onSearch={search => change({ search })} />
      {collection.filters.map(({ name, values }) => (
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

interface SearchProps {
  readonly search: string
  readonly onSearch: (search: string) => void
}

/** Follows what is typed once it rests, and not before an input method is done. */
function SearchField({ search, onSearch }: SearchProps) {
  const t = useTranslations('editor.records')
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(search)
  const [isComposing, setComposing] = useState(false)
  if (seen !== search) {
    setSeen(search)
    setTyped(search)
  }
  const find = useEffectEvent(onSearch)
  useEffect(() => {
    if (isComposing || typed === search) return
    const timer = setTimeout(() => find(typed), IDLE_MS)
    return () => clearTimeout(timer)
  }, [typed, search, isComposing])
  return (
    <TextField
      label={t('search')}
      type="search"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    />
  )
}
