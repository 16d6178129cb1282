import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { chooseSlot, chosenSlot } from '../commands/selection.ts'
import { useDragController, useDragSource } from '../drag/DragProvider.tsx'
import type { SlotKey } from '#content-store/client/model/page-tree.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import { useEditor } from '../editor-context.ts'
import { useRows } from './use-rows.ts'
import styles from './Outline.module.css'
import { createOutlineZone } from './outline-zone.ts'
import { BlockRow, rowId, SlotRow } from './OutlineRow.tsx'
import { type Row, ROW_HEIGHT, rowFor } from './rows.ts'

/**
 * The page as a tree: the precise tool, and the one for the keyboard. Arrows choose, Shift with arrows chooses several, Alt with arrows moves, Space
 * lifts, Enter goes to the options, Delete removes. Only the rows in sight are drawn. Source: LO-16.
 */
export function Outline() {
  const t = useTranslations('editor.outline')
  const { session, stage, commands } = useEditor()
  const selected = useStore(session.store, state => state.selected)
  const alsoSelected = useStore(session.store, state => state.alsoSelected)
  const slot = useStore(session.store, chosenSlot)
  const rows = useRows()
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- the row list renders again whenever it scrolls
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  const at = rows.findIndex(row =>
    row.kind === 'block' ? row.id === selected : row.slot === slot && slot !== undefined,
  )
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at)
  }, [virtual, at])
  const line = useOutlineZone(scroller, rows)
  const lift = useDragSource('outline', { kind: 'move', id: selected ?? '' }, selected === undefined)

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = event.altKey || event.shiftKey ? undefined : rowFor(event.key, rows, at)
    if (next) {
      event.preventDefault()
      if (next.kind === 'slot') chooseInOutline(session, next.slot)
      else session.select(next.id)
      stage.port?.reveal(keyOf(next))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      commands.run(slot === undefined ? 'focusInspector' : 'focusPalette')
    } else lift.listeners?.['onKeyDown']?.(event)
  }

  return (
    <div
      ref={scroller}
      className={styles.outline}
      role="tree"
      aria-label={t('title')}
      aria-multiselectable
      aria-activedescendant={at >= 0 ? rowId(slot ?? selected ?? '') : undefined}
      aria-describedby={lift.describedBy}
      tabIndex={0}
      data-area="outline"
      data-shortcuts="page"
      onKeyDown={onKeyDown}
    >
      <div ref={lift.ref} role="none" className={styles.content} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(item => {
          const row = rows[item.index]
          if (!row) return null
          const style = { transform: `translateY(${item.start}px)`, height: ROW_HEIGHT }
          return row.kind === 'slot' ? (
            <SlotRow key={row.slot} row={row} style={style} isSelected={row.slot === slot} />
          ) : (
            <BlockRow
              key={row.id}
              row={row}
              style={style}
              isSelected={row.id === selected || alsoSelected.has(row.id)}
            />
          )
        })}
        <div ref={line} hidden className={styles.line} />
      </div>
    </div>
  )
}

const keyOf = (row: Row) => (row.kind === 'slot' ? row.slot : row.id)

/** Selects a slot and stays in the outline. */
function chooseInOutline(session: PageSession, slot: SlotKey): void {
  chooseSlot(session, slot)
  session.store.setState({ left: 'outline' })
}

/** Makes the outline a place to drop; answers with the ref of its line. */
function useOutlineZone(scroller: React.RefObject<HTMLDivElement | null>, rows: readonly Row[]) {
  const { session } = useEditor()
  const drag = useDragController()
  const line = useRef<HTMLDivElement>(null)
  const current = useRef(rows)
  useEffect(() => {
    current.current = rows
  }, [rows])
  useEffect(() => {
    if (!scroller.current) return undefined
    return drag.addZone(
      createOutlineZone(
        scroller.current,
        session.page,
        () => current.current,
        target => {
          if (!line.current) return
          line.current.hidden = !target
          if (!target) return
          line.current.style.transform = `translateY(${target.y - 1}px)`
          line.current.style.left = `${8 + target.level * 14}px`
        },
      ),
    )
  }, [drag, session, scroller])
  return line
}
