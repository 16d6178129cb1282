import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Grid } from './grid-store.ts'
import type { CellPlace } from './grid-work.ts'
import styles from './prices.module.css'

interface Props {
  readonly grid: Grid
  readonly place: CellPlace
  readonly text: string
  readonly label: string
  readonly isWrong: boolean
  readonly isReadOnly: boolean
  /** Id of the line that says what is in the cell, and what is wrong with it. */
  readonly describedBy: string
  /** True once after the keyboard came here by itself: the page keeps the focus where it was. */
  readonly keepsFocus: boolean
  readonly onPasted: (outside: number) => void
}

const PAGE_ROWS = 10

/** Rows and columns that a key moves by. */
const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE_ROWS, 0],
  PageDown: [PAGE_ROWS, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
}

/** Begins to edit within the text (F2), or replaces it by what is typed. */
type Mode = 'select' | 'replace' | 'edit'

/**
 * The field of the active cell. It has the focus while the keyboard is in the grid, so that input methods work and typing replaces what is
 * selected.
 */
export function PriceInput(props: Props) {
  const { grid, place, text, label, isWrong, isReadOnly, describedBy, keepsFocus, onPasted } = props
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const [seen, setSeen] = useState(text)
  const [mode, setMode] = useState<Mode>('select')
  const isLeaving = useRef(false)
  if (seen !== text) {
    setSeen(text)
    setTyped(text)
    setMode('select')
  }
  const focus = useEffectEvent(() => {
    // What is typed elsewhere, in a filter for example, brings other rows and keeps the keyboard.
    const { activeElement, body } = document
    const isElsewhere =
      activeElement !== null &&
      activeElement !== body &&
      !input.current?.closest('table')?.contains(activeElement)
    if (keepsFocus || isElsewhere) return
    input.current?.focus({ preventScroll: true })
    input.current?.select()
    input.current?.closest('td')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  })
  useEffect(() => focus(), [])
  useEffect(() => {
    if (mode === 'select' && document.activeElement === input.current) input.current?.select()
  }, [mode, typed])

  const commit = () => {
    if (mode !== 'select' && typed !== text && !isReadOnly) grid.type(place, typed)
    setMode('select')
  }
  const cancel = () => {
    if (mode === 'select') isLeaving.current = true
    setTyped(text)
    setMode('select')
  }

  const onChord = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (mode !== 'select' || isReadOnly) return
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (key === 'd') grid.fillDown()
    else if (isRedo) grid.redo()
    else if (key === 'z') grid.undo()
    else return
    event.preventDefault()
  }
  const onMove = (event: KeyboardEvent, [rows, columns]: readonly [number, number]) => {
    const isWithin = columns !== 0 && mode === 'edit'
    if (isWithin) return
    event.preventDefault()
    commit()
    const isFar = (event.ctrlKey || event.metaKey) && event.key.startsWith('Arrow')
    grid.move(isFar ? rows * Infinity || 0 : rows, isFar ? columns * Infinity || 0 : columns, event.shiftKey)
  }
  const onTab = (event: KeyboardEvent) => {
    if (isLeaving.current) return
    commit()
    if (grid.step(event.shiftKey ? -1 : 1)) event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const move = MOVES[event.key]
    if (event.key !== 'Tab' && event.key !== 'Escape' && event.key !== 'Shift') isLeaving.current = false
    if (move) return onMove(event, move)
    if (event.ctrlKey || event.metaKey) return onChord(event)
    switch (event.key) {
      case 'Enter':
        event.preventDefault()
        commit()
        return grid.move(event.shiftKey ? -1 : 1, 0)
      case 'Tab':
        return onTab(event)
      case 'Escape':
        event.preventDefault()
        return cancel()
      case 'F2':
        setMode('edit')
        return input.current?.setSelectionRange(typed.length, typed.length)
      case 'Delete':
      case 'Backspace':
        if (mode !== 'select' || isReadOnly) return
        event.preventDefault()
        return grid.clear()
    }
  }
  const onCopy = (event: ClipboardEvent) => {
    if (mode !== 'select') return
    event.preventDefault()
    event.clipboardData.setData('text/plain', grid.copy())
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (isReadOnly || (mode !== 'select' && !/[\t\r\n]/.test(pasted))) return
    event.preventDefault()
    setMode('select')
    onPasted(grid.paste(pasted)?.outside ?? 0)
  }
  return (
    <input
      ref={input}
      className={styles.input}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      readOnly={isReadOnly}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        if (mode === 'select') setMode('replace')
      }}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onPaste={onPaste}
      onBlur={commit}
      onDoubleClick={() => setMode('edit')}
    />
  )
}
