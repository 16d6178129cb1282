import { findBlock } from '#blocks/registry.ts'
import { whenIdle } from '#ui/idle/when-idle.ts'
import type { DropZone } from '../drag/cargo.ts'
import {
  autoScrollSpeed,
  dropTable,
  type DropTable,
  type DropTarget,
  locate,
  type Point,
  slotUnder,
  targetIn,
} from '../../core/model/geometry.ts'
import type { LivePage } from '../../core/model/live-page.ts'
import { mayEnter, type MovingBlock } from '../../core/model/placement.ts'
import type { Stage } from './stage.ts'

/** After this long, ms, what scrolling uncovered is measured again. */
const MEASURE_EVERY_MS = 120
/** Latest begin of loading the view of a lifted block, ms: it must be there before the drop. */
const LOAD_WITHIN_MS = 100

/** Dropping on the page: one line and one outlined slot, drawn over the frame; the page itself stays still. */
export function createCanvasZone(
  stage: Stage,
  page: LivePage,
  show: (target: DropTarget | undefined) => void,
): DropZone {
  let traveller: MovingBlock | undefined
  /** `undefined` until a place is first asked for: lifting a block has enough to do in its frame. */
  let table: DropTable | undefined
  let pointer: Point | undefined
  let loop = 0
  let measuredAt = 0
  let measuredTop = 0

  function measure(): DropTable {
    const { port } = stage
    if (!port || !traveller) return []
    const travelling = traveller
    measuredAt = performance.now()
    measuredTop = port.scrollTop()
    return dropTable(port.measure(), travelling.id, slot => mayEnter(page, findBlock, travelling, slot))
  }

  const target = () => {
    if (!pointer) return undefined
    table ??= measure()
    return locate(table, stage.toCanvas(pointer))
  }

  /** Scrolls while the pointer rests near an edge. */
  function scroll() {
    loop = 0
    const { port } = stage
    const box = stage.box()
    if (!pointer || !box || !port) return
    const speed = autoScrollSpeed(pointer.y - box.y, box.height)
    if (speed === 0) return
    port.scrollBy(speed / stage.scale)
    if (port.scrollTop() !== measuredTop && performance.now() - measuredAt > MEASURE_EVERY_MS)
      table = undefined
    show(target())
    loop = requestAnimationFrame(scroll)
  }

  const rest = () => {
    cancelAnimationFrame(loop)
    loop = 0
    pointer = undefined
    show(undefined)
  }

  return {
    begin(next) {
      traveller = next
      table = undefined
      whenIdle(() => stage.port?.load(next.code), { withinMs: LOAD_WITHIN_MS })
    },
    contains(point) {
      const box = stage.box()
      return (
        box !== undefined &&
        point.x >= box.x &&
        point.x <= box.x + box.width &&
        point.y >= box.y &&
        point.y <= box.y + box.height
      )
    },
    slotAt: point => stage.port && slotUnder(stage.port.measure(), stage.toCanvas(point)),
    over(point) {
      pointer = point
      if (stage.port?.scrollTop() !== measuredTop && performance.now() - measuredAt > MEASURE_EVERY_MS)
        table = undefined
      const found = target()
      show(found)
      loop ||= requestAnimationFrame(scroll)
      return found?.place
    },
    show({ slot, index }) {
      table ??= measure()
      const box = table.find(({ key }) => key === slot)
      const { port } = stage
      if (!box || !port) return
      const found = targetIn(box, index)
      const view = stage.toView({ ...found.line, height: 0 })
      const height = stage.box()?.height ?? 0
      if (view.y < 40 || view.y > height - 40) port.scrollBy((view.y - height / 2) / stage.scale)
      if (port.scrollTop() !== measuredTop) table = measure()
      const again = table.find(({ key }) => key === slot)
      show(again && targetIn(again, index))
    },
    clear: rest,
    end() {
      traveller = undefined
      table = undefined
    },
  }
}
