import { type FocalPoint, MIDDLE } from '#blocks/page/focal-point.ts'
import { type PointerEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PadSlider } from './PadSlider.tsx'
import styles from './FocusPad.module.css'

interface Props {
  readonly src: string
  /** Focal point; `undefined`: nothing is said, which is the middle. */
  readonly point: FocalPoint | undefined
  /** While the operator drags or moves a slider: part of one change. */
  readonly onChange: (point: FocalPoint) => void
  /** The change is over. */
  readonly onEnd?: () => void
  /** Id of the element that takes focus. */
  readonly id?: string | undefined
  readonly describedBy?: string | undefined
  readonly disabled?: boolean
}

const SIDES = ['left', 'top'] as const

/** Position of a pointer on the element that hears it, in whole percent. */
export function pointOf({ clientX, clientY, currentTarget }: PointerEvent): FocalPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const share = (at: number, from: number, size: number) =>
    Math.round(Math.min(100, Math.max(0, size === 0 ? 50 : ((at - from) / size) * 100)))
  return { left: share(clientX, left, width), top: share(clientY, top, height) }
}

/** The focal point of a picture: press or drag on the picture, or move the two sliders. */
export function FocusPad({ src, point, onChange, onEnd, id, describedBy, disabled = false }: Props) {
  const t = useTranslations('editor.inspector.focalPoint')
  const seed = useId()
  const [isHeld, setHeld] = useState(false)
  const shown = point ?? MIDDLE
  const release = () => {
    if (!isHeld) return
    setHeld(false)
    onEnd?.()
  }
  return (
    <div className={styles.pad}>
      {/* For pointers; keys and screen readers have the sliders. */}
      <div
        className={styles.picture}
        title={t('picture')}
        data-disabled={disabled || undefined}
        onPointerDown={event => {
          if (event.button !== 0 || disabled) return
          event.currentTarget.setPointerCapture?.(event.pointerId)
          setHeld(true)
          onChange(pointOf(event))
        }}
        onPointerMove={event => isHeld && onChange(pointOf(event))}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <img src={src} alt="" draggable={false} />
        <span className={styles.point} style={{ left: `${shown.left}%`, top: `${shown.top}%` }} />
      </div>
      {SIDES.map(side => (
        <PadSlider
          key={side}
          id={side === 'left' ? (id ?? seed) : `${seed}-top`}
          label={t(side)}
          value={shown[side]}
          disabled={disabled}
          describedBy={describedBy}
          onChange={value => onChange({ ...shown, [side]: value })}
          onEnd={onEnd}
        />
      ))}
    </div>
  )
}
