import { findBlock } from '#blocks/registry.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { stepInOutline } from '../commands/selection.ts'
import { useDragController, useDragSource } from '../drag/DragProvider.tsx'
import { parentOf } from '#content-store/client/model/page-tree.ts'
import { slotsInOrder } from '../../core/model/placement.ts'
import { useEditor } from '../editor-context.ts'
import { useRows } from './use-rows.ts'
import styles from './Outline.module.css'
import { createOutlineZone } from './outline-zone.ts'
import { BlockRow, rowId, SlotRow } from './OutlineRow.tsx'
import { type Row, ROW_HEIGHT } from './rows.ts'

/**
 * The page as a tree: the precise tool, and the one for the keyboard. Arrows choose, Shift with arrows chooses several, Alt with arrows moves, Space
 * lifts, Enter goes to the options, Delete removes. Only the rows in sight are drawn. Source: LO-16.
 */
export function Outline() {
  const t = useTranslations('editor.outline')
  const { session, stage, commands } = useEditor()
  const selected = useStore(session.store, state => state.selected)
  const alsoSelected = useStore(session.store, state => state.alsoSelected)
  const rows = useRows()
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- the row list renders again whenever it scrolls
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  const at = rows.findIndex(row => row.kind === 'block' && row.id === selected)
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at)
  }, [virtual, at])
  const line = useOutlineZone(scroller, rows)
  const lift = useDragSource('outline', { kind: 'move', id: selected ?? '' }, selected === undefined)

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextSelection(event)
    if (next !== undefined) {
      event.preventDefault()
      session.select(next)
      stage.port?.reveal(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      commands.run('focusInspector')
    } else lift.listeners?.['onKeyDown']?.(event)
  }

  function nextSelection({ key, altKey, shiftKey }: KeyboardEvent): string | undefined {
    if (altKey || shiftKey) return undefined
    const { page } = session
    if (key === 'ArrowDown') return stepInOutline(session, 1)
    if (key === 'ArrowUp') return stepInOutline(session, -1)
    if (key === 'Home') return rows.flatMap(row => (row.kind === 'block' ? [row.id] : []))[0]
    if (key === 'End') return rows.flatMap(row => (row.kind === 'block' ? [row.id] : [])).at(-1)
    const node = selected === undefined ? undefined : page.node(selected)
    if (key === 'ArrowLeft' && node) return parentOf(node.slot) || undefined
    if (key === 'ArrowRight' && node)
      return slotsInOrder(page, findBlock)
        .filter(slot => parentOf(slot) === node.id)
        .flatMap(slot => page.childIds(slot))[0]
    return undefined
  }

  return (
    <div
      ref={scroller}
      className={styles.outline}
      role="tree"
      aria-label={t('title')}
      aria-multiselectable
      aria-activedescendant={at >= 0 ? rowId(selected ?? '') : undefined}
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
            <SlotRow key={row.slot} row={row} style={style} />
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
