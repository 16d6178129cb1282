import type { KeyboardEvent, RefObject } from 'react'
import type { SheetWork } from './sheet-work.ts'

interface Parts {
  readonly table: RefObject<HTMLElement | null>
  readonly work: SheetWork
  /** There is no other text to do. */
  readonly onNone: () => void
}

const FIELD = '[data-text] :is(textarea, [contenteditable=true], button[data-field])'

/** The way from a text to the next one to do, by button or by Control and Enter; Enter alone goes on from a text of one line. */
export function useNextText({ table, work, onNone }: Parts) {
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-text]') ?? [])]
  const focus = (row: HTMLElement | undefined) => {
    const field = row?.querySelector<HTMLElement>(FIELD.replace('[data-text] ', ''))
    field?.focus()
    row?.scrollIntoView({ block: 'nearest' })
    return field !== undefined && field !== null
  }
  const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-text]') ?? undefined

  const go = (from = rowOf(document.activeElement)) => {
    const all = rows()
    const at = from ? all.indexOf(from) : -1
    const left = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
    if (!focus(left.find(row => row.dataset['state'] !== 'right'))) onNone()
  }
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.altKey || event.shiftKey) return
    const field = event.target as HTMLElement
    if (!field.matches(FIELD) || field.matches('button')) return
    const row = rowOf(field)
    const id = row?.dataset['text'] ?? ''
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      event.stopPropagation()
      void work.save(id)
      go(row)
    } else if (row?.dataset['format'] === 'line') {
      event.preventDefault()
      const all = rows()
      focus(row && all[all.indexOf(row) + 1])
    }
  }
  return { go: () => go(), onKey }
}
