import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { nextTab } from './next-tab.ts'
import styles from './Tabs.module.css'

interface TabItem<Key extends string> {
  readonly key: Key
  readonly label: ReactNode
  readonly content: ReactNode
}

interface Props<Key extends string> {
  readonly items: readonly TabItem<Key>[]
  /** Accessible name of the tab list. */
  readonly label: string
  /** The tab open initially; defaults to the first. */
  readonly initialKey?: Key
  readonly onChange?: (key: Key) => void
}

/**
 * Tabs. Arrow keys, Home and End move and open at once; Tab moves into the panel. Closed panels stay in the HTML, hidden, so
 * that search engines can read them.
 */
export function Tabs<Key extends string>({ items, label, initialKey, onChange }: Props<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(initialKey)
  const open = items.some(({ key }) => key === chosen) ? chosen : items[0]?.key

  const choose = (key: Key) => {
    setChosen(key)
    if (key !== open) onChange?.(key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(
      event.key,
      items.findIndex(({ key }) => key === open),
      items.length,
    )
    const item = next === undefined ? undefined : items[next]
    if (next === undefined || !item) return
    event.preventDefault()
    choose(item.key)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {items.map(({ key, label: name }, i) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${i}`}
            className={styles.tab}
            aria-selected={key === open}
            aria-controls={`${id}-panel-${i}`}
            tabIndex={key === open ? 0 : -1}
            onClick={() => choose(key)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {items.map(({ key, content }, i) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${i}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${i}`}
          tabIndex={0}
          hidden={key !== open}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
