import { CROP_SHAPES, type CropShape, readCrop, savedCrop, type SavedCrops } from '#blocks/page/crop.ts'
import { MIDDLE, objectPosition, readFocalPoint, savedPoint } from '#blocks/page/focal-point.ts'
import type { MediaItem } from '#content-store/client/media.ts'
import { Button } from '#ui/button/Button.tsx'
import { resized } from '#ui/picture/resized.ts'
import { Select } from '#ui/select/Select.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FocusPad } from '../../kit/parts/FocusPad.tsx'
import { CropPad, percentOf } from './CropPad.tsx'
import styles from './media.module.css'

interface Props {
  readonly item: MediaItem
  readonly focus: string
  readonly crops: SavedCrops
  readonly disabled: boolean
  readonly onFocus: (focus: string) => void
  readonly onCrops: (crops: SavedCrops) => void
}

const FOCUS = 'focus'
/** Those are sent as they are: see the image service. */
const canCrop = ({ type }: MediaItem) => type !== 'image/gif' && type !== 'image/svg+xml'

/** Cropping of a picture: its focal point for all shapes, a part of its own for single ones, and how each of them comes out. */
export function PictureCuts({ item, focus, crops, disabled, onFocus, onCrops }: Props) {
  const t = useTranslations('editor.media')
  const [chosen, setChosen] = useState<CropShape>()
  const around = { ...(readFocalPoint(focus) ?? MIDDLE), size: 100 }
  const cropOf = (shape: CropShape) => readCrop(crops[shape])
  const clear = (shape: CropShape) => {
    const { [shape]: _, ...others } = crops
    onCrops(others)
  }
  return (
    <div className={styles.side}>
      {canCrop(item) && (
        <Select
          label={t('crop.what')}
          value={chosen ?? FOCUS}
          choices={[
            { value: FOCUS, label: t('crop.focus') },
            ...CROP_SHAPES.map(shape => ({
              value: shape,
              label: crops[shape] ? t('crop.shapeSet', { shape }) : t('crop.shape', { shape }),
            })),
          ]}
          onChoose={value => setChosen(CROP_SHAPES.find(shape => shape === value))}
        />
      )}
      {chosen ? (
        <CropPad
          item={item}
          shape={chosen}
          crop={cropOf(chosen) ?? around}
          disabled={disabled}
          onChange={crop => onCrops({ ...crops, [chosen]: savedCrop(crop) })}
        />
      ) : (
        <FocusPad
          src={resized(item.url, 640)}
          point={readFocalPoint(focus)}
          disabled={disabled}
          onChange={point => onFocus(savedPoint(point))}
        />
      )}
      <p className={styles.note}>{t(chosen ? 'crop.hint' : 'focusHint')}</p>
      {!canCrop(item) && <p className={styles.note}>{t('crop.whole')}</p>}
      {chosen && crops[chosen] && !disabled && (
        <Button variant="quiet" onClick={() => clear(chosen)}>
          {t('crop.clear')}
        </Button>
      )}
      {!chosen && focus !== '' && !disabled && (
        <Button variant="quiet" onClick={() => onFocus('')}>
          {t('focusClear')}
        </Button>
      )}
      <div className={styles.shapes} aria-hidden="true">
        {CROP_SHAPES.map(shape => (
          <figure key={shape} data-chosen={shape === chosen || undefined}>
            <Shown item={item} shape={shape} saved={crops[shape]} focus={focus} />
            <figcaption>{shape}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

interface ShownProps extends Pick<Props, 'item' | 'focus'> {
  readonly shape: CropShape
  readonly saved: string | undefined
}

/** The picture as a block of this shape shows it. */
function Shown({ item, shape, saved, focus }: ShownProps) {
  const src = resized(item.url, 320)
  const aspectRatio = shape.replace(':', ' / ')
  const crop = readCrop(saved)
  if (!crop) return <img src={src} alt="" style={{ aspectRatio, objectPosition: objectPosition(focus) }} />
  const { left, top, width, height } = percentOf(item, shape, crop)
  return (
    <span className={styles.part} style={{ aspectRatio }}>
      <img
        src={src}
        alt=""
        style={{
          width: `${10_000 / width}%`,
          height: `${10_000 / height}%`,
          left: `${(-100 * left) / width}%`,
          top: `${(-100 * top) / height}%`,
        }}
      />
    </span>
  )
}
