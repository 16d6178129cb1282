import { type KeyboardEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type Area, areaOf, EDGES, nudgeOf, resized, shifted } from './geometry.ts'
import type { SavedArea } from './geometry.ts'
import styles from './hot-areas.module.css'
import { useAreaDrag } from './use-area-drag.ts'

interface AreaCanvasProps {
  readonly picture: string
  readonly areas: readonly SavedArea[]
  readonly selected: number | undefined
  readonly onSelect: (index: number) => void
  readonly onDraw: (area: Area) => void
  readonly onNudge: (index: number, area: Area) => void
  readonly onDrag: (index: number, area: Area) => void
  readonly onRemove: (index: number) => void
  /** The picture's height by its width, as soon as it is known. */
  readonly onRatio: (ratio: number) => void
}

const place = ({ left, top, width, height }: Area) => ({
  left: `${left / 10}%`,
  top: `${top / 10}%`,
  width: `${width / 10}%`,
  height: `${height / 10}%`,
})

/**
 * The picture with its areas. Press on the picture and draw; drag an area or its corners; or with an area in focus move
 * it by arrow keys (Shift: 5 %), resize it with Alt or Ctrl, remove it with Delete.
 */
export function AreaCanvas({ picture, areas, selected, onDraw, onDrag, onRatio, ...ways }: AreaCanvasProps) {
  const t = useTranslations('editor.inspector.hotAreas')
  const canvas = useRef<HTMLDivElement>(null)
  const drag = useAreaDrag({ picture: canvas, onDraw, onChange: onDrag })
  return (
    <div className={styles.frame}>
      {/* Drawing by pointer; keys have the “add” button and the areas themselves. */}
      <div ref={canvas} className={styles.canvas} onPointerDown={drag.onDrawStart} {...drag.track}>
        {picture ? (
          <img
            className={styles.picture}
            src={picture}
            alt={t('picture')}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              naturalWidth > 0 && onRatio(naturalHeight / naturalWidth)
            }
          />
        ) : (
          <div className={styles.noPicture}>{t('noPicture')}</div>
        )}
        {areas.map((saved, index) => {
          const area = areaOf(saved)
          // Areas have no identity of their own, and their order never changes here.
          // oxlint-disable-next-line react/no-array-index-key
          return (
            area && (
              <AreaButton key={index} {...{ index, area, drag }} isSelected={index === selected} {...ways} />
            )
          )
        })}
        {drag.drawing && <div className={styles.drawing} style={place(drag.drawing)} />}
      </div>
    </div>
  )
}

interface AreaButtonProps extends Pick<AreaCanvasProps, 'onSelect' | 'onNudge' | 'onRemove'> {
  readonly index: number
  readonly area: Area
  readonly isSelected: boolean
  readonly drag: ReturnType<typeof useAreaDrag>
}

/** An area on the picture; the selected one has corners to drag. */
function AreaButton({ index, area, isSelected, drag, onSelect, onNudge, onRemove }: AreaButtonProps) {
  const t = useTranslations('editor.inspector.hotAreas')
  const { left, top, width, height } = drag.shown(index, area)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      // The editor's own shortcuts listen further out; this Delete is not meant for the block.
      event.stopPropagation()
      onRemove(index)
      return
    }
    const nudge = nudgeOf(event.key, event.shiftKey)
    if (!nudge) return
    event.preventDefault()
    event.stopPropagation()
    const isResize = event.altKey || event.ctrlKey
    onNudge(index, isResize ? resized(area, 'se', nudge.dx, nudge.dy) : shifted(area, nudge.dx, nudge.dy))
  }
  return (
    <button
      type="button"
      className={styles.area}
      style={place({ left, top, width, height })}
      data-selected={isSelected || undefined}
      aria-label={t('area', {
        number: index + 1,
        left: left / 10,
        top: top / 10,
        width: width / 10,
        height: height / 10,
      })}
      aria-pressed={isSelected}
      onFocus={() => onSelect(index)}
      onPointerDown={event => {
        event.currentTarget.focus()
        drag.onMoveStart(event, index, area)
      }}
      onKeyDown={onKeyDown}
    >
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      {isSelected &&
        EDGES.map(edge => (
          <span
            key={edge}
            className={`${styles.edge} ${styles[edge]}`}
            onPointerDown={event => drag.onResizeStart(event, index, area, edge)}
          />
        ))}
    </button>
  )
}
