import { languageTag } from '#locales/locale.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { watchActivity } from '../../kit/sign-in/activity.ts'
import type { Device } from '../../core/session/store.ts'
import styles from './CanvasFrame.module.css'
import { CANVAS_READY, type CanvasHost, type CanvasWindow } from './port.ts'
import type { Stage } from './stage.ts'
import { useFit } from './use-fit.ts'

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
  const frame = useRef<HTMLIFrameElement>(null)
  useCanvas(frame, stage, host)
  const { area, room, scale, sheet, document } = useFit(device)
  useEffect(() => {
    stage.resize(scale)
  }, [stage, scale, device, room])

  return (
    <div ref={area} className={styles.area} style={clip === undefined ? undefined : { clipPath: clip }}>
      <div className={styles.stage} style={sheet} data-dragging={isDragging}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={title}
          src={`/editor/canvas?locale=${languageTag(host.locale)}`}
          style={document}
        />
        {children}
      </div>
    </div>
  )
}

/** Meets the canvas when it has loaded and gives it its host. */
function useCanvas(frame: React.RefObject<HTMLIFrameElement | null>, stage: Stage, host: CanvasHost) {
  useEffect(() => {
    let stopWatching = () => {}
    const attach = () => {
      const element = frame.current
      const canvasWindow = element?.contentWindow as (Window & CanvasWindow) | null | undefined
      const canvas = canvasWindow?.cairnCanvas
      if (!element || !canvas) return
      stage.leave()
      stopWatching()
      stopWatching = watchActivity(canvasWindow)
      stage.enter(element, canvas.attach(host))
    }
    const onMessage = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && event.data === CANVAS_READY) attach()
    }
    window.addEventListener('message', onMessage)
    attach()
    return () => {
      window.removeEventListener('message', onMessage)
      stopWatching()
      stage.leave()
    }
  }, [frame, stage, host])
}
