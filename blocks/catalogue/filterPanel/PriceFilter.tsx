import { isComposingEnter } from '#ui/field/composing.ts'
import { RangeSlider } from '#ui/range-slider/RangeSlider.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shop/price/use-money.ts'
import { priceOf, withPrice } from '../../shop/catalogue/product-list/filter-choice.ts'
import { type ListQuery, PRICE_ENDS, PRICE_FIELDS } from '../../page/list-query.ts'
import { PRICE_STOPS } from '../../shop/catalogue/product-list/price-stops.ts'
import { useBlockContext } from '../../page/view.ts'
import styles from './FilterPanel.module.css'

interface Props {
  readonly query: ListQuery
  readonly onChange: (query: ListQuery) => void
}

/** Value being moved or typed, until the list follows. */
interface Draft {
  /** The query it began from: another one ends it. */
  readonly of: ListQuery
  readonly range?: readonly [number, number]
  readonly texts?: readonly [string, string]
}

/** From and to, by slider or in figures; untouched it filters nothing. Source: C-116, CO-34. */
export function PriceFilter({ query, onChange }: Props) {
  const t = useTranslations('list.filterPanel')
  const { currencySymbol } = useBlockContext()
  const money = useMoney()
  const [kept, setDraft] = useState<Draft>({ of: query })
  const draft: Draft = kept.of === query ? kept : { of: query }
  const range = draft.range ?? priceOf(query)
  const labels = [t('priceMin'), t('priceMax')] as const

  const commit = (from: number, to: number) => {
    const changed = withPrice(query, from, to)
    const isSame = changed.minPrice === query.minPrice && changed.maxPrice === query.maxPrice
    if (isSame) setDraft({ of: query })
    else onChange(changed)
  }
  const commitText = () => {
    if (!draft.texts) return
    const [from, to] = draft.texts.map((text, end) => Number.parseInt(text, 10) || ENDS[end] || 0)
    commit(from ?? PRICE_ENDS.min, to ?? PRICE_ENDS.max)
  }
  return (
    <div className={styles.price}>
      <RangeSlider
        stops={PRICE_STOPS}
        value={range}
        labels={labels}
        textOf={money}
        onChange={moved => setDraft({ of: query, range: moved })}
        onCommit={([from, to]) => commit(from, to)}
      />
      <div className={styles.amounts}>
        {([0, 1] as const).map(end => (
          <TextField
            key={end}
            label={labels[end]}
            isLabelHidden
            name={FIELDS[end]}
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            before={currencySymbol}
            value={draft.texts?.[end] ?? range[end]}
            onChange={({ target }) => {
              const texts = draft.texts ?? range.map(String)
              const typed = target.value.normalize('NFKC').replace(/\D/g, '')
              setDraft({ of: query, texts: end === 0 ? [typed, texts[1] ?? ''] : [texts[0] ?? '', typed] })
            }}
            onKeyDown={event => {
              if (event.key !== 'Enter' || isComposingEnter(event)) return
              event.preventDefault()
              commitText()
            }}
            onBlur={commitText}
          />
        ))}
      </div>
    </div>
  )
}

const ENDS = [PRICE_ENDS.min, PRICE_ENDS.max] as const
const FIELDS = [PRICE_FIELDS.min, PRICE_FIELDS.max] as const
