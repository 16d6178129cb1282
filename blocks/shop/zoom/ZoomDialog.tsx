import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { useReducedMotion } from '#ui/carousel/useReducedMotion.ts'
import { useModal } from '#ui/modal/useModal.ts'
import { resized } from '#ui/picture/resized.ts'
import { startZoom, ZOOM_HOLDER, ZOOM_SLIDE, ZOOM_TRACK, type ZoomEngine } from './zoom-engine.ts'
import styles from './ZoomDialog.module.css'

export interface ZoomPicture {
  readonly src: string
  readonly alt: string
}

interface Props {
  readonly pictures: readonly ZoomPicture[]
  /** Index of the first picture shown. */
  readonly at: number
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Full-window pictures: swipe for the next, pinch or double tap to enlarge. Source: C-069, L-338. */
export function ZoomDialog({ pictures, at, ...modal }: Props) {
  const t = useTranslations('product.zoom')
  const { props, isMounted } = useModal(modal)
  return (
    <dialog {...props} className={styles.zoom} aria-label={t('label')}>
      {isMounted && <ZoomView key={at} pictures={pictures} at={at} onClose={modal.onClose} />}
    </dialog>
  )
}

const LARGE_PX = 2400
const SPEED_MS = 300

function ZoomView({ pictures, at, onClose }: Omit<Props, 'isOpen'>) {
  const t = useTranslations('product.zoom')
  const close = useTranslations('common')('close')
  const { viewport, engine, index, isZoomed } = useZoomEngine(at)
  const count = pictures.length
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.isComposing) return
    if (key === 'ArrowRight') engine.current?.next()
    if (key === 'ArrowLeft') engine.current?.previous()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what bubbles up from its controls
    <div className={styles.view} onKeyDown={onKeyDown}>
      <div ref={viewport} className={styles.viewport}>
        <div className={`${ZOOM_TRACK} ${styles.track}`}>
          {pictures.map(({ src, alt }, place) => (
            <div key={src} className={`${ZOOM_SLIDE} ${styles.slide}`} inert={place !== index}>
              <div className={`${ZOOM_HOLDER} ${styles.holder}`}>
                <img
                  src={resized(src, LARGE_PX)}
                  alt={alt}
                  className={styles.picture}
                  loading={Math.abs(place - index) > 1 ? 'lazy' : 'eager'}
                  draggable={false}
                />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.bar}>
        <output className={styles.marker}>
          <span aria-hidden="true">{`${index + 1}/${count}`}</span>
          <span className="visuallyHidden">{t('position', { number: index + 1, count })}</span>
        </output>
        <IconButton
          icon={isZoomed ? ZoomOut : ZoomIn}
          label={t(isZoomed ? 'shrink' : 'enlarge')}
          onClick={() => engine.current?.toggle()}
        />
        <IconButton icon={X} label={close} onClick={onClose} />
      </div>
      {count > 1 && (
        <>
          <IconButton
            icon={ChevronLeft}
            variant="round"
            className={styles.previous}
            label={t('previous')}
            disabled={index === 0}
            onClick={() => engine.current?.previous()}
          />
          <IconButton
            icon={ChevronRight}
            variant="round"
            className={styles.next}
            label={t('next')}
            disabled={index === count - 1}
            onClick={() => engine.current?.next()}
          />
        </>
      )}
    </div>
  )
}

/** Runs Swiper on the pictures while they show. */
function useZoomEngine(at: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const engine = useRef<ZoomEngine>(undefined)
  const [index, setIndex] = useState(at)
  const [isZoomed, setZoomed] = useState(false)
  const speed = useReducedMotion() ? 0 : SPEED_MS
  useEffect(() => {
    if (!viewport.current) return
    const started = startZoom(viewport.current, { at, speed, onMove: setIndex, onZoom: setZoomed })
    engine.current = started
    return () => started.stop()
  }, [at, speed])
  return { viewport, engine, index, isZoomed }
}
