import { nextTab } from '#ui/tabs/next-tab.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProductStrip, type StripCard } from '../../shop/catalogue/product-card/ProductStrip.tsx'
import styles from './ProductTabs.module.css'

export interface Panel {
  /** 1 to 4, as in the options' names. */
  readonly number: number
  readonly name: string
  readonly cards: readonly StripCard[]
}

interface Props {
  readonly id: string
  readonly panels: readonly Panel[]
}

/**
 * Tabs as the ARIA pattern has them: one stop of the Tab key, arrows, Home and End in between. Every panel is in the
 * HTML; without script all show, each under its name, which `ui/tabs` cannot do. Source: L-213, L-215.
 */
export function TabbedStrips({ id, panels }: Props) {
  const t = useTranslations('shop.productTabs')
  const [selected, setSelected] = useState(panels[0]?.number)
  /** Counts choices: each choice of a tab, the same one too, returns its slider to the start. */
  const [choices, setChoices] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const current = Math.max(
    0,
    panels.findIndex(panel => panel.number === selected),
  )
  const nameOf = ({ name, number }: Panel) => name || t('tab', { number })

  const select = (index: number) => {
    setSelected(panels[index]?.number)
    setChoices(count => count + 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, current, panels.length)
    if (next === undefined) return
    event.preventDefault()
    select(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <section className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={t('tabs')} ref={list}>
        {panels.map((panel, index) => (
          <button
            key={panel.number}
            type="button"
            role="tab"
            id={`${id}-tab-${panel.number}`}
            className={styles.tab}
            aria-selected={index === current}
            aria-controls={`${id}-panel-${panel.number}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => select(index)}
            onKeyDown={onKeyDown}
          >
            {nameOf(panel)}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          key={panel.number}
          role="tabpanel"
          id={`${id}-panel-${panel.number}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${panel.number}`}
          data-open={index === current || undefined}
        >
          <p className={styles.panelName} aria-hidden="true">
            {nameOf(panel)}
          </p>
          <ProductStrip cards={panel.cards} name={nameOf(panel)} resetKey={choices} />
        </div>
      ))}
    </section>
  )
}
