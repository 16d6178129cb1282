import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toggle } from '../../shop/catalogue/product-list/filter-choice.ts'
import type { FilterGroup } from '../../shop/catalogue/product-list/filter-groups.ts'
import type { ListQuery } from '../../page/list-query.ts'
import { CategoryFilter } from './CategoryFilter.tsx'
import { ColourFilter } from './ColourFilter.tsx'
import styles from './FilterPanel.module.css'
import { SizeFilter } from './SizeFilter.tsx'
import { ValueBox, type ValuesProps } from './ValueBox.tsx'

interface Props {
  readonly group: Exclude<FilterGroup, { kind: 'price' }>
  readonly title: string
  readonly showCounts: boolean
  readonly query: ListQuery
  readonly onChange: (query: ListQuery) => void
}

/** Values shown before “show more”; chosen ones always show. Ours. */
const FIRST = 8
/** From so many brands on they can be searched. Ours. */
const SEARCH_FROM = 13

const KINDS = {
  category: CategoryFilter,
  colour: ColourFilter,
  size: SizeFilter,
  values: Boxes,
  brand: Boxes,
}

/** The values of one filter, the first eight of them until more are asked for. Source: C-115, CO-33. */
export function FilterValues({ group, title, showCounts, query, onChange }: Props) {
  const t = useTranslations('list.filterPanel')
  const [isAll, setAll] = useState(false)
  const [word, setWord] = useState('')
  const { kind, parameter, values } = group
  const Kind = KINDS[kind]
  const isSearched = kind === 'brand' && values.length >= SEARCH_FROM
  const found = word.trim() && isSearched ? values.filter(({ label }) => hasWord(label, word)) : values
  // A tree folds by itself.
  const isCut = kind !== 'category' && found.length > FIRST
  const shown = isCut && !isAll ? found.filter(({ isChosen }, at) => at < FIRST || isChosen) : found
  return (
    <>
      {isSearched && (
        <TextField
          label={t('searchIn', { name: title })}
          placeholder={t('searchIn', { name: title })}
          isLabelHidden
          type="search"
          className={styles.search}
          value={word}
          onChange={({ target }) => setWord(target.value)}
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {found.length === 0 && <output>{t('noneFound')}</output>}
      <fieldset className={styles.values}>
        <legend className="visuallyHidden">{title}</legend>
        <Kind
          name={parameter}
          title={title}
          values={shown}
          showCounts={showCounts}
          onToggle={value => onChange(toggle(query, { parameter, value }))}
        />
      </fieldset>
      {isCut && (
        <Button
          variant="quiet"
          size="s"
          data-flush=""
          aria-expanded={isAll}
          className={styles.more}
          onClick={() => setAll(!isAll)}
        >
          {isAll ? t('fewer') : t('more', { count: found.length })}
        </Button>
      )}
    </>
  )
}

const hasWord = (label: string, word: string) => label.toLowerCase().includes(word.trim().toLowerCase())

function Boxes({ values, ...rest }: ValuesProps) {
  return (
    <ul className={styles.boxes}>
      {values.map(value => (
        <li key={value.key}>
          <ValueBox value={value} {...rest} />
        </li>
      ))}
    </ul>
  )
}
