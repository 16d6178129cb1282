import { FILTER_ORDER } from '#api/rules/filter-order.ts'
import { Accordion } from '#ui/accordion/Accordion.tsx'
import { Button } from '#ui/button/Button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasPrice, withoutFilters } from '../../shop/catalogue/product-list/filter-choice.ts'
import { type FilterGroup, filterGroups } from '../../shop/catalogue/product-list/filter-groups.ts'
import { formatListQuery } from '../../page/list-query.ts'
import type { useList } from '../../shop/catalogue/product-list/useList.ts'
import { QueryFields } from '../../shop/catalogue/product-list/QueryFields.tsx'
import styles from './FilterPanel.module.css'
import { FilterValues } from './FilterValues.tsx'
import { PriceFilter } from './PriceFilter.tsx'
import type { FilterPanelOptions } from './block.ts'

interface Props {
  readonly list: NonNullable<ReturnType<typeof useList>>
  readonly options: FilterPanelOptions
}

const keyOf = (group: FilterGroup) => (group.kind === 'price' ? 'price' : group.parameter)

/** Between two presses the list takes the first one in. */
const nextTurn = () => new Promise(resolve => setTimeout(resolve))

/**
 * Presses again what a shopper ticked in a form before it came alive: until then a box answers the browser alone, and the
 * list would never hear of it.
 */
export async function repeatEarlyPresses(form: HTMLFormElement): Promise<void> {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  for (const box of boxes.filter(({ checked, defaultChecked }) => checked !== defaultChecked)) {
    box.checked = box.defaultChecked
    box.click()
    await nextTurn()
  }
}

/**
 * The filters one below the other. Each press shows at once; without script they are a form with a button. Source: C-115,
 * CO-33.
 */
export function FilterForm({ list: { state, route, change }, options }: Props) {
  const t = useTranslations('list.filterPanel')
  const groups = filterGroups(state, route.place)
  const isSet = (group: FilterGroup) =>
    group.kind === 'price' ? hasPrice(state.query) : group.values.some(({ isChosen }) => isChosen)
  // Decided once: a press must not fold what it is in.
  const [open] = useState(
    () => new Set(groups.filter((group, at) => at < options.openGroups || isSet(group)).map(keyOf)),
  )
  const titleOf = (group: FilterGroup) => {
    const key = keyOf(group)
    const known = FILTER_ORDER.find(name => name === key)
    return known ? t(`groups.${known}`) : (group.kind !== 'price' && group.name) || key
  }
  const items = groups.map(group => ({
    key: keyOf(group),
    title: <span className={isSet(group) ? styles.set : undefined}>{titleOf(group)}</span>,
    isOpen: open.has(keyOf(group)),
    content:
      group.kind === 'price' ? (
        <PriceFilter query={state.query} onChange={query => void change(query)} />
      ) : (
        <FilterValues
          group={group}
          title={titleOf(group)}
          showCounts={options.showCounts}
          query={state.query}
          onChange={query => void change(query)}
        />
      ),
  }))
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) void repeatEarlyPresses(form.current)
  }, [])
  if (items.length === 0) return null
  return (
    <form
      ref={form}
      method="get"
      action={route.pathname}
      className={styles.form}
      aria-busy={state.status === 'filtering'}
      onSubmit={event => event.preventDefault()}
    >
      <QueryFields query={formatListQuery(withoutFilters(state.query))} />
      <Accordion items={items} />
      <Button type="submit" isWide className={styles.apply}>
        {t('apply')}
      </Button>
    </form>
  )
}
