import { Button } from '#ui/button/Button.tsx'
import { Drawer } from '#ui/drawer/Drawer.tsx'
import { useTranslations } from 'use-intl'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { countChosen, withoutFilters } from '../../shop/catalogue/product-list/filter-choice.ts'
import type { ListData } from '../../shop/catalogue/product-list/list-state.ts'
import { useList } from '../../shop/catalogue/product-list/useList.ts'
import type { ViewProps } from '../../page/view.ts'
import { useId } from 'react'
import { FilterForm } from './FilterForm.tsx'
import styles from './FilterPanel.module.css'
import type { FilterPanelOptions } from './block.ts'

/** The filters of a list: beside it on wide screens, in a drawer on phones. Source: C-115, CO-33. */
export function FilterPanel({ options, data }: ViewProps<FilterPanelOptions, ListData>) {
  const t = useTranslations('list.filterPanel')
  const list = useList(data)
  if (!list) return <EmptyBlock of="list.filterPanel" />
  const { state, change, openPanel } = list
  const isFiltering = state.status === 'filtering'
  const count = state.pageInfo.totalCount
  return (
    <>
      <aside className={styles.panel} aria-label={t('title')}>
        <Fold label={t('title')} />
        <FilterForm list={list} options={options} />
      </aside>
      <Drawer
        isOpen={state.isPanelOpen}
        onClose={() => openPanel(false)}
        title={t('title')}
        side="left"
        foot={
          <div className={styles.foot}>
            <Button
              variant="line"
              disabled={countChosen(state.query) === 0}
              onClick={() => void change(withoutFilters(state.query))}
            >
              {t('clear')}
            </Button>
            <Button isLoading={isFiltering} onClick={() => openPanel(false)}>
              {t('show', { count })}
            </Button>
          </div>
        }
      >
        <FilterForm list={list} options={options} />
      </Drawer>
    </>
  )
}

/**
 * Without script phones have no drawer: this opens the filters above the list. Not `details`, which could not be held open on
 * wide screens in every browser.
 */
function Fold({ label }: { readonly label: string }) {
  const id = useId()
  return (
    <div className={styles.fold}>
      <input type="checkbox" id={id} autoComplete="off" />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
