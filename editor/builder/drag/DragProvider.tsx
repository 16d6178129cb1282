import {
  type Active,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Cargo } from './cargo.ts'
import type { DragController } from './controller.ts'
import type { Point } from '../../core/model/geometry.ts'
import styles from './Drag.module.css'

const context = createContext<DragController | undefined>(undefined)

/** The drag in progress, for the parts that offer a drop zone. */
export function useDragController(): DragController {
  const controller = use(context)
  if (!controller) throw new Error('Dragging needs a DragProvider.')
  return controller
}

const cargoOf = (active: Active) => (active.data.current as { cargo: Cargo }).cargo // put there by useDragSource

const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/** Offset of the pointer from where it went down. */
function pointOf({ activatorEvent, delta }: DragMoveEvent) {
  const start =
    'touches' in activatorEvent ? (activatorEvent as TouchEvent).touches[0] : (activatorEvent as MouseEvent)
  return { x: (start?.clientX ?? 0) + delta.x, y: (start?.clientY ?? 0) + delta.y }
}

/** Distance a finger slips while it rests, px. */
const SLIP_PX = 5

/** The block that a finger lifted and put down where it was: a long press. */
function heldBlock({ active, activatorEvent, delta }: DragEndEvent): string | undefined {
  const cargo = cargoOf(active)
  const isAtRest = Math.hypot(delta.x, delta.y) < SLIP_PX
  return cargo.kind === 'move' && 'touches' in activatorEvent && isAtRest ? cargo.id : undefined
}

interface Props {
  readonly controller: DragController
  readonly labelOf: (cargo: Cargo) => string
  /** Called after a long press on a block. */
  readonly onHold?: (id: string, at: Point) => void
  readonly children: ReactNode
}

/**
 * Dragging by mouse, finger and keyboard. The only file that knows the library; everything else speaks `Cargo`,
 * `DropZone` and `useDragSource`.
 */
export function DragProvider({ controller, labelOf, onHold, children }: Props) {
  const t = useTranslations('editor.drag')
  const [label, setLabel] = useState<string>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: { start: ['Space'], end: ['Space', 'Enter'], cancel: ['Escape'] },
      // Arrows step from place to place; the picture under the pointer stays where it is.
      coordinateGetter(event, { currentCoordinates }) {
        const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.code]
        if (step === undefined) return undefined
        event.preventDefault()
        controller.step(step)
        return currentCoordinates
      },
    }),
  )
  const accessibility = useMemo(
    () => ({ announcements: SILENT, screenReaderInstructions: { draggable: t('instructions') } }),
    [t],
  )
  return (
    <context.Provider value={controller}>
      <DndContext
        id="editor"
        sensors={sensors}
        autoScroll={false}
        accessibility={accessibility}
        onDragStart={({ active, activatorEvent }) => {
          const cargo = cargoOf(active)
          const isByKeyboard = activatorEvent instanceof KeyboardEvent
          if (!isByKeyboard) setLabel(labelOf(cargo))
          controller.start(cargo, isByKeyboard)
        }}
        onDragMove={event => {
          if (!(event.activatorEvent instanceof KeyboardEvent)) controller.move(pointOf(event))
        }}
        onDragEnd={event => {
          setLabel(undefined)
          const held = heldBlock(event)
          if (held === undefined) return controller.drop()
          controller.cancel()
          onHold?.(held, pointOf(event))
        }}
        onDragCancel={() => {
          setLabel(undefined)
          controller.cancel()
        }}
      >
        {children}
        <DragOverlay dropAnimation={null}>
          {label !== undefined && <div className={styles.ghost}>{label}</div>}
        </DragOverlay>
      </DndContext>
    </context.Provider>
  )
}

/** Makes an element the handle of a drag. `key` is unique on the screen. */
export function useDragSource(key: string, cargo: Cargo, isDisabled = false) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: key,
    data: { cargo },
    disabled: isDisabled,
  })
  return { ref: setNodeRef, listeners, describedBy: attributes['aria-describedby'], isDragging }
}
