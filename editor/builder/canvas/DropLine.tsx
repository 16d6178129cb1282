import { useEffect, useRef } from 'react'
import { useDragController } from '../drag/DragProvider.tsx'
import type { DropTarget } from '../../core/model/geometry.ts'
import { useEditor } from '../editor-context.ts'
import { createCanvasZone } from './canvas-zone.ts'
import styles from './CanvasFrame.module.css'

/** The insertion line and the slot it is in. Moved through its style, so that dragging redraws nothing. */
export function DropLine() {
  const { session, stage } = useEditor()
  const drag = useDragController()
  const line = useRef<HTMLDivElement>(null)
  const slot = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const show = (target: DropTarget | undefined) => {
      if (!line.current || !slot.current) return
      line.current.hidden = slot.current.hidden = !target
      if (!target) return
      const at = stage.toView({ ...target.line, height: 0 })
      const around = stage.toView(target.outline)
      line.current.style.transform = `translate(${at.x}px, ${at.y}px)`
      line.current.style.width = `${at.width}px`
      slot.current.style.transform = `translate(${around.x}px, ${around.y}px)`
      slot.current.style.width = `${around.width}px`
      slot.current.style.height = `${around.height}px`
    }
    return drag.addZone(createCanvasZone(stage, session.page, show))
  }, [drag, stage, session])

  return (
    <>
      <div ref={slot} hidden className={styles.outline} data-kind="slot" />
      <div ref={line} hidden className={styles.line} data-testid="drop-line" />
    </>
  )
}
