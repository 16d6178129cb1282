import { findBlock } from '#blocks/registry.ts'
import type { DropZone } from '../drag/cargo.ts'
import { autoScrollSpeed, type Point } from '../../core/model/geometry.ts'
import type { LivePage } from '../../core/model/live-page.ts'
import { mayEnter, type MovingBlock } from '../../core/model/placement.ts'
import { outlineTarget, type OutlineTarget, type Row, ROW_HEIGHT, targetForPlace } from './rows.ts'

/** Dropping on the outline, whose rows are all equally high: nothing to measure. */
export function createOutlineZone(
  scroller: HTMLElement,
  page: LivePage,
  rows: () => readonly Row[],
  show: (target: OutlineTarget | undefined) => void,
): DropZone {
  let traveller: MovingBlock | undefined
  let pointer: Point | undefined
  let loop = 0

  const heightOf = (point: Point) => point.y - scroller.getBoundingClientRect().top + scroller.scrollTop
  const target = () => {
    if (!pointer || !traveller) return undefined
    const travelling = traveller
    const y = heightOf(pointer)
    return outlineTarget(rows(), y, travelling.id, slot => mayEnter(page, findBlock, travelling, slot))
  }
  function scroll() {
    loop = 0
    if (!pointer) return
    const { top, height } = scroller.getBoundingClientRect()
    const speed = autoScrollSpeed(pointer.y - top, height, 40, 12)
    if (speed === 0) return
    scroller.scrollTop += speed
    show(target())
    loop = requestAnimationFrame(scroll)
  }

  return {
    begin(next) {
      traveller = next
    },
    contains({ x, y }) {
      const box = scroller.getBoundingClientRect()
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
    },
    slotAt: point => rows()[Math.floor(heightOf(point) / ROW_HEIGHT)]?.slot,
    over(point) {
      pointer = point
      const found = target()
      show(found)
      loop ||= requestAnimationFrame(scroll)
      return found?.place
    },
    show(place) {
      show(targetForPlace(rows(), place, traveller?.id))
    },
    clear() {
      pointer = undefined
      cancelAnimationFrame(loop)
      loop = 0
      show(undefined)
    },
    end() {
      traveller = undefined
    },
  }
}
