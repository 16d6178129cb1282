import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import controls from '../controls.module.css'
import { keepFocus } from '../../../kit/parts/focus-kept.ts'
import { OverlaysInDialog } from '../../../kit/parts/OverlaysInDialog.tsx'
import { AreaCanvas } from './AreaCanvas.tsx'
import { AreaList } from './AreaList.tsx'
import { type Area, type SavedArea, savedArea } from './geometry.ts'
import styles from './hot-areas.module.css'

interface HotAreasDialogProps {
  readonly picture: string
  readonly areas: readonly SavedArea[]
  readonly max: number | undefined
  /** Part of the editing under way: a nudge, a letter of a link. */
  readonly onChange: (areas: readonly SavedArea[]) => void
  /** A step of undo by itself: drawn, dragged, removed. */
  readonly onStep: (areas: readonly SavedArea[]) => void
  readonly onClose: () => void
}

const MIDDLE: Area = { left: 350, top: 350, width: 300, height: 300 }

/** Clickable areas, drawn on the picture itself, each with its link beside it. Source: L-198, LO-51. */
export function HotAreasDialog({ picture, areas, max, onChange, onStep, onClose }: HotAreasDialogProps) {
  const t = useTranslations('editor.inspector.hotAreas')
  const [selected, setSelected] = useState<number | undefined>(areas.length > 0 ? 0 : undefined)
  /** Height by width, once the picture is here; 1 until then. */
  const [ratio, setRatio] = useState(1)
  const desk = useRef<HTMLDivElement>(null)
  const isFull = max !== undefined && areas.length >= max

  const changed = (index: number, next: Partial<SavedArea>) =>
    areas.map((area, i) => (i === index ? { ...area, ...next } : area))
  const add = (area: Area) => {
    if (isFull) return
    onStep([...areas, { ...savedArea(area), url: { type: 0, value: '' } }])
    setSelected(areas.length)
  }
  const remove = (index: number) => {
    onStep(areas.toSpliced(index, 1))
    keepFocus(() => {
      const left = [...(desk.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [])]
      return [left[Math.max(0, index - 1)], desk.current?.querySelector('button')]
    })
    setSelected(areas.length > 1 ? Math.max(0, index - 1) : undefined)
  }
  return (
    <Dialog
      isOpen
      size="l"
      title={t('title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <p className={controls.note}>{t('help')}</p>
      <div ref={desk} className={styles.desk}>
        <OverlaysInDialog>
          <AreaCanvas
            picture={picture}
            areas={areas}
            selected={selected}
            onSelect={setSelected}
            onDraw={add}
            onNudge={(index, area) => onChange(changed(index, savedArea(area)))}
            onDrag={(index, area) => onStep(changed(index, savedArea(area)))}
            onRemove={remove}
            onRatio={setRatio}
          />
          <div className={styles.side}>
            <Button variant="line" disabled={isFull} onClick={() => add(MIDDLE)} icon={<Icon of={Plus} />}>
              {t('add')}
            </Button>
            <AreaList
              areas={areas}
              ratio={ratio}
              selected={selected}
              onSelect={setSelected}
              onChange={(index, next) => onChange(changed(index, next))}
              onRemove={remove}
              onRedraw={index => onStep(changed(index, savedArea(MIDDLE)))}
            />
          </div>
        </OverlaysInDialog>
      </div>
    </Dialog>
  )
}
