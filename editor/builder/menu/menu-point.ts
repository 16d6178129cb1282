import type { Stage } from '../canvas/stage.ts'
import type { Point } from '../../core/model/geometry.ts'

/** The bottom left of an element, a little inside it. */
const inside = ({ left, bottom }: DOMRect): Point => ({ x: left + 24, y: bottom - 4 })

/** Position of a block's menu that was asked for by keyboard: at its row in the outline, else on the page; px of the window. */
export function menuPoint(stage: Stage, id: string, row: HTMLElement | null): Point {
  if (row) return inside(row.getBoundingClientRect())
  const [box, rect] = [stage.box(), stage.port?.rectOf(id)]
  if (!box || !rect) return { x: 24, y: 80 }
  const { x, y } = stage.toView(rect)
  // A block may begin above what is in sight.
  return { x: box.x + Math.max(0, x) + 24, y: box.y + Math.max(0, Math.min(y, box.height - 40)) + 24 }
}
