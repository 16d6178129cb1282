import type { Point, Rect } from '../../core/model/geometry.ts'
import type { CanvasPort } from './port.ts'

/** The canvas as it lies on the screen: scaled to fit, scrolled. Turns canvas lengths into screen lengths and back. */
export class Stage {
  port: CanvasPort | undefined
  frame: HTMLIFrameElement | undefined
  scale = 1
  readonly #watchers = new Set<() => void>()
  #scheduled = 0
  #before: HTMLElement | undefined

  /** Called, at most once a frame, after anything has moved. */
  watch(watcher: () => void) {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  readonly moved = (): void => {
    if (this.#scheduled) return
    this.#scheduled = requestAnimationFrame(() => {
      this.#scheduled = 0
      this.#watchers.forEach(watcher => watcher())
    })
  }

  /** A canvas has come up in `frame`. */
  enter(frame: HTMLIFrameElement, port: CanvasPort): void {
    this.frame = frame
    this.port = port
    this.resize(this.scale)
  }

  /** The canvas is on its way out, or belongs to another session. */
  leave(): void {
    this.port?.detach()
    this.port = undefined
  }

  /** Shows the canvas larger or smaller; what it says itself stays readable. */
  resize(scale: number): void {
    this.scale = scale
    this.port?.setZoom(scale)
    this.moved()
  }

  /** Edits the first text of a block where it is. */
  editText(id: string): void {
    const { activeElement } = document
    this.#before =
      activeElement instanceof HTMLElement && activeElement !== this.frame ? activeElement : undefined
    this.port?.editText(id)
  }

  /** Gives the keyboard back to where a text was asked for. */
  readonly textLeft = (): void => {
    this.#before?.focus()
    this.#before = undefined
  }

  /** Position of the canvas in the window. */
  box(): Rect | undefined {
    return this.frame?.getBoundingClientRect()
  }

  /** A point of the window in the canvas's document. */
  toCanvas(point: Point): Point {
    const box = this.box()
    const { scale, port } = this
    return {
      x: (point.x - (box?.x ?? 0)) / scale,
      y: (point.y - (box?.y ?? 0)) / scale + (port?.scrollTop() ?? 0),
    }
  }

  /** A rectangle of the canvas's document, measured from the top left of the visible canvas. */
  toView({ x, y, width, height }: Rect): Rect {
    const { scale, port } = this
    return {
      x: x * scale,
      y: (y - (port?.scrollTop() ?? 0)) * scale,
      width: width * scale,
      height: height * scale,
    }
  }
}
