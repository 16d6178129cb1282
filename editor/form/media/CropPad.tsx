import { type CropShape, MIN_CROP_SIZE, ratioOf } from '#blocks/page/crop.ts'
import { type Crop, partOf } from '#blocks/page/picture-part.ts'
import type { MediaItem } from '#content-store/client/media.ts'
import { resized } from '#ui/picture/resized.ts'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pointOf } from '../../kit/parts/FocusPad.tsx'
import pad from '../../kit/parts/FocusPad.module.css'
import { PadSlider } from '../../kit/parts/PadSlider.tsx'
import styles from './media.module.css'

interface Props {
  readonly item: MediaItem
  readonly shape: CropShape
  readonly crop: Crop
  readonly disabled: boolean
  readonly onChange: (crop: Crop) => void
}

const ALL = { width: 100, height: 100 }
/** The part that a crop shows, in percent of the picture. */
export const percentOf = (
  { width, height }: Pick<MediaItem, 'width' | 'height'>,
  shape: CropShape,
  crop: Crop,
) => partOf(ALL, (ratioOf(shape) * height) / width, crop)

/** Position of a part whose middle is at `at`: percent of the room beside it. */
function placeAt(at: number, length: number): number {
  const room = 100 - length
  return room <= 0 ? 50 : Math.round(Math.min(100, Math.max(0, ((at - length / 2) / room) * 100)))
}

const SIDES = ['left', 'top'] as const

/** The part of a picture that shows in one shape: press or drag on the picture, or move the sliders. */
export function CropPad({ item, shape, crop, disabled, onChange }: Props) {
  const t = useTranslations('editor.media.crop')
  const sides = useTranslations('editor.inspector.focalPoint')
  const seed = useId()
  const [isHeld, setHeld] = useState(false)
  const part = percentOf(item, shape, crop)
  const moveTo = (event: Parameters<typeof pointOf>[0]) => {
    const { left, top } = pointOf(event)
    onChange({ ...crop, left: placeAt(left, part.width), top: placeAt(top, part.height) })
  }
  return (
    <div className={pad.pad}>
      {/* For pointers; keys and screen readers have the sliders. */}
      <div
        className={pad.picture}
        title={t('move', { shape })}
        data-disabled={disabled || undefined}
        onPointerDown={event => {
          if (event.button !== 0 || disabled) return
          event.currentTarget.setPointerCapture?.(event.pointerId)
          setHeld(true)
          moveTo(event)
        }}
        onPointerMove={event => isHeld && moveTo(event)}
        onPointerUp={() => setHeld(false)}
        onPointerCancel={() => setHeld(false)}
      >
        <img src={resized(item.url, 640)} alt="" draggable={false} />
        <span
          className={styles.crop}
          style={{
            left: `${part.left}%`,
            top: `${part.top}%`,
            width: `${part.width}%`,
            height: `${part.height}%`,
          }}
        />
      </div>
      {SIDES.map(side => (
        <PadSlider
          key={side}
          id={`${seed}-${side}`}
          label={sides(side)}
          value={crop[side]}
          disabled={disabled}
          onChange={value => onChange({ ...crop, [side]: value })}
        />
      ))}
      <PadSlider
        id={`${seed}-size`}
        label={t('size')}
        min={MIN_CROP_SIZE}
        value={crop.size}
        disabled={disabled}
        onChange={size => onChange({ ...crop, size })}
      />
    </div>
  )
}
