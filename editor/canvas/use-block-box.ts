import { type RefObject, useEffect } from 'react'
import type { LivePage } from '../model/live-page.ts'
import type { Stage } from './stage.ts'

interface Box {
  readonly y: number
  readonly height: number
}

/** Lays an element over a block of the canvas and follows it as it scrolls and grows, without rendering. */
export function useBlockBox(
  element: RefObject<HTMLElement | null>,
  { stage, page, id }: { readonly stage: Stage; readonly page: LivePage; readonly id: string },
  onPlaced?: (box: Box) => void,
): void {
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
      onPlaced?.({ y, height })
    }
    follow()
    const unwatch = [stage.watch(follow), page.watchOrder(stage.moved), page.watchNode(id, stage.moved)]
    return () => unwatch.forEach(stop => stop())
  }, [element, stage, page, id, onPlaced])
}
