import { type PointerEvent, type RefObject, useState } from 'react'
import { type Area, drawn, type Edge, FULL, type Point, resized, shifted } from './geometry.ts'

type Drag =
  | { readonly kind: 'draw'; readonly from: Point; readonly to: Point }
  | {
      readonly kind: 'move'
      readonly index: number
      readonly area: Area
      readonly from: Point
      readonly to: Point
    }
  | {
      readonly kind: 'resize'
      readonly index: number
      readonly area: Area
      readonly edge: Edge
      readonly from: Point
      readonly to: Point
    }

/** A press that travels less than this (tenths of a percent) draws nothing. */
const LEAST_DRAW = 10

const resultOf = (drag: Drag): Area => {
  const [dx, dy] = [drag.to.x - drag.from.x, drag.to.y - drag.from.y]
  if (drag.kind === 'draw') return drawn(drag.from, drag.to)
  return drag.kind === 'move' ? shifted(drag.area, dx, dy) : resized(drag.area, drag.edge, dx, dy)
}

interface AreaDrag {
  readonly picture: RefObject<HTMLElement | null>
  readonly onDraw: (area: Area) => void
  readonly onChange: (index: number, area: Area) => void
}

/** Drawing, moving and resizing by mouse, pen or finger. Nothing is saved before the pointer is let go. */
export function useAreaDrag({ picture, onDraw, onChange }: AreaDrag) {
  const [drag, setDrag] = useState<Drag>()

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = picture.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return { x: 0, y: 0 }
    return { x: ((clientX - box.left) / box.width) * FULL, y: ((clientY - box.top) / box.height) * FULL }
  }
  const begin = (event: PointerEvent, started: (from: Point) => Drag) => {
    if (event.button !== 0 || drag) return
    event.stopPropagation()
    picture.current?.setPointerCapture?.(event.pointerId)
    setDrag(started(pointOf(event)))
  }
  const finish = () => {
    if (!drag) return
    setDrag(undefined)
    const area = resultOf(drag)
    if (drag.kind !== 'draw') onChange(drag.index, area)
    else if (
      Math.abs(drag.to.x - drag.from.x) >= LEAST_DRAW &&
      Math.abs(drag.to.y - drag.from.y) >= LEAST_DRAW
    )
      onDraw(area)
  }
  return {
    /** Present position of the area with this index. */
    shown: (index: number, area: Area) =>
      drag && drag.kind !== 'draw' && drag.index === index ? resultOf(drag) : area,
    /** The area being drawn. */
    drawing: drag?.kind === 'draw' ? resultOf(drag) : undefined,
    onDrawStart: (event: PointerEvent) => begin(event, from => ({ kind: 'draw', from, to: from })),
    onMoveStart: (event: PointerEvent, index: number, area: Area) =>
      begin(event, from => ({ kind: 'move', index, area, from, to: from })),
    onResizeStart: (event: PointerEvent, index: number, area: Area, edge: Edge) =>
      begin(event, from => ({ kind: 'resize', index, area, edge, from, to: from })),
    /** For the picture, which holds the pointer while it is down. */
    track: {
      onPointerMove: (event: PointerEvent) => drag && setDrag({ ...drag, to: pointOf(event) }),
      onPointerUp: finish,
      onPointerCancel: () => setDrag(undefined),
    },
  }
}
