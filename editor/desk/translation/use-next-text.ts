import { type RefObject, useEffect, useEffectEvent } from 'react'
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

  const goFrom = (from: HTMLElement | undefined) => {
    const all = rows()
    const at = from ? all.indexOf(from) : -1
    const left = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
    if (!focus(left.find(row => row.dataset['state'] !== 'right'))) onNone()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing || event.altKey || event.shiftKey) return
    const field = event.target as HTMLElement
    if (!field.matches(FIELD) || field.matches('button')) return
    const row = rowOf(field)
    const id = row?.dataset['text'] ?? ''
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      event.stopPropagation()
      void work.save(id)
      goFrom(row)
    } else if (row?.dataset['format'] === 'line') {
      event.preventDefault()
      const all = rows()
      focus(row && all[all.indexOf(row) + 1])
    }
  })
  /** A press on a row leads to its field, unless it selects words of the source. */
  const onPress = useEffectEvent(({ target }: MouseEvent) => {
    const pressed = target as Element
    if (pressed.closest('a, button, textarea, input, [contenteditable]') || !getSelection()?.isCollapsed)
      return
    focus(rowOf(pressed))
  })

  useEffect(() => {
    const element = table.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    // Before the text editor takes the key for a line break.
    element.addEventListener('keydown', event => onKey(event), { capture: true, signal })
    element.addEventListener('click', event => onPress(event), { signal })
    return () => listening.abort()
  }, [table])
  return () => goFrom(rowOf(document.activeElement))
}
