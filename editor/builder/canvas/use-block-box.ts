import { type RefObject, useEffect, useRef } from 'react'
import type { LivePage } from '../../core/model/live-page.ts'
import type { Stage } from './stage.ts'

interface Box {
  readonly y: number
  readonly height: number
}

interface Target {
  readonly stage: Stage
  readonly page: LivePage
  /** Of the block. */
  readonly id: string
}

/**
 * For an element that lies over a block of the canvas and follows it as it scrolls and grows, without rendering. Give it `hidden`: it
 * shows once it is placed.
 * @returns the element's ref
 */
export function useBlockBox(
  { stage, page, id }: Target,
  onPlaced?: (element: HTMLElement, box: Box) => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const follow = () => {
      const rect = stage.port?.rectOf(id)
      if (!element.current) return
      element.current.hidden = !rect
      if (!rect) return
      const { x, y, width, height } = stage.toView(rect)
      const { style } = element.current
      style.transform = `translate(${x}px, ${y}px)`
      style.width = `${width}px`
      style.height = `${height}px`
      onPlaced?.(element.current, { y, height })
    }
    // With the next frame: asked now, the canvas would lay itself out before the block that was just dropped is on it.
    stage.moved()
    const unwatch = [stage.watch(follow), page.watchOrder(stage.moved), page.watchNode(id, stage.moved)]
    return () => unwatch.forEach(stop => stop())
  }, [stage, page, id, onPlaced])
  return element
}
