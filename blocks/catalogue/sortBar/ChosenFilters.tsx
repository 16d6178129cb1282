import { Button } from '#ui/button/Button.tsx'
import { Chip } from '#ui/chip/Chip.tsx'
import { useTranslations } from 'use-intl'
import {
  choicesOf,
  hasPrice,
  priceOf,
  toggle,
  withoutFilters,
  withPrice,
} from '../../shop/catalogue/product-list/filter-choice.ts'
import { useMoney } from '../../shop/price/use-money.ts'
import { nameKey } from '../../shop/catalogue/product-list/filter-names.ts'
import { type ListQuery, PRICE_ENDS } from '../../page/list-query.ts'
import type { ListState } from '../../shop/catalogue/product-list/list-state.ts'
import styles from './SortBar.module.css'

interface Props {
  readonly state: ListState
  readonly onChange: (query: ListQuery) => void
}

interface Chosen {
  readonly key: string
  readonly label: string
  readonly without: ListQuery
}

/** Every filter that is set, each to be taken away with one press, or all at once. Source: CO-33. */
export function ChosenFilters({ state, onChange }: Props) {
  const t = useTranslations('list.sortBar')
  const chosen = useChosen(state)
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label={t('chosen')}>
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <Chip label={t('remove', { name: label })} onRemove={() => onChange(without)}>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="s" onClick={() => onChange(withoutFilters(state.query))}>
          {t('clear')}
        </Button>
      </li>
    </ul>
  )
}

function useChosen({ query, names }: ListState): readonly Chosen[] {
  const t = useTranslations('list.sortBar')
  const money = useMoney()
  const [from, to] = priceOf(query)
  const priceLabel = () => {
    if (query.maxPrice === undefined) return t('priceFrom', { price: money(from) })
    return query.minPrice === undefined ? t('priceTo', { price: money(to) }) : `${money(from)} – ${money(to)}`
  }
  return [
    ...(query.isNew ? [{ key: 'new', label: t('newArrivals'), without: { ...query, isNew: false } }] : []),
    ...choicesOf(query).map(choice => {
      const key = nameKey(choice.parameter, choice.value)
      return { key, label: names[key] ?? choice.value, without: toggle(query, choice) }
    }),
    ...(hasPrice(query)
      ? [{ key: 'price', label: priceLabel(), without: withPrice(query, PRICE_ENDS.min, PRICE_ENDS.max) }]
      : []),
  ]
}
