import { languageTag } from '#locales/locale.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Device, DEVICES } from '../store.ts'
import styles from './CanvasFrame.module.css'
import { CANVAS_READY, type CanvasHost, type CanvasWindow } from './port.ts'
import type { Stage } from './stage.ts'

interface Props {
  readonly stage: Stage
  readonly host: CanvasHost
  /** Name of the frame, for screen readers. */
  readonly title: string
  readonly device: Device
  /** The editor alone hears the pointer: a block is being dragged. */
  readonly isDragging?: boolean
  /** Part of the sheet to show, as a CSS `clip-path`. */
  readonly clip?: string
  /** Drawn over the page. */
  readonly children?: ReactNode
}

/** A page in builder mode at the width of a device, scaled to fit the room there is. */
export function CanvasSheet({ stage, host, title, device, isDragging = false, clip, children }: Props) {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const area = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useCanvas(frame, stage, host)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  const width = DEVICES[device]
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1
  useEffect(() => {
    stage.resize(scale)
  }, [stage, scale, device, room])

  return (
    <div ref={area} className={styles.area} style={clip === undefined ? undefined : { clipPath: clip }}>
      <div
        className={styles.stage}
        style={{ width: width * scale, height: room.height }}
        data-dragging={isDragging}
      >
        <iframe
          ref={frame}
          className={styles.frame}
          title={title}
          src={`/editor/canvas?locale=${languageTag(host.locale)}`}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        />
        {children}
      </div>
    </div>
  )
}

/** Meets the canvas when it has loaded and gives it its host. */
function useCanvas(frame: React.RefObject<HTMLIFrameElement | null>, stage: Stage, host: CanvasHost) {
  useEffect(() => {
    const attach = () => {
      const element = frame.current
      const canvas = (element?.contentWindow as CanvasWindow | null | undefined)?.cairnCanvas
      if (!element || !canvas) return
      stage.leave()
      stage.enter(element, canvas.attach(host))
    }
    const onMessage = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && event.data === CANVAS_READY) attach()
    }
    window.addEventListener('message', onMessage)
    attach()
    return () => {
      window.removeEventListener('message', onMessage)
      stage.leave()
    }
  }, [frame, stage, host])
}
