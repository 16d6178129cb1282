import { Button } from '#ui/button/Button.tsx'
import { Trash2, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import controls from '../controls.module.css'
import { asText } from '../fields/as-text.ts'
import { ToolButton } from '../../../kit/parts/ToolButton.tsx'
import { LinkEditor, linkOf } from '../fields/LinkControl.tsx'
import { areaOf, isTooSmall } from './geometry.ts'
import type { SavedArea } from './geometry.ts'
import styles from './hot-areas.module.css'

interface AreaListProps {
  readonly areas: readonly SavedArea[]
  /** The picture's height by its width. */
  readonly ratio: number
  readonly selected: number | undefined
  readonly onSelect: (index: number) => void
  readonly onChange: (index: number, next: Partial<SavedArea>) => void
  readonly onRemove: (index: number) => void
  /** Gives an unreadable area a place again. */
  readonly onRedraw: (index: number) => void
}

/** Every area with its link; what a finger would miss, and what cannot be read, says so. */
export function AreaList({ areas, ratio, selected, onSelect, onChange, onRemove, onRedraw }: AreaListProps) {
  const t = useTranslations('editor.inspector.hotAreas')
  if (areas.length === 0) return <p className={controls.note}>{t('none')}</p>
  return (
    <ol className={styles.list}>
      {areas.map((saved, index) => {
        const area = areaOf(saved)
        const number = index + 1
        const change = (url: unknown) => onChange(index, { url })
        return (
          // Areas have no identity of their own, and their order never changes here.
          // Whatever takes focus inside an area's row selects the area.
          // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/no-noninteractive-element-interactions
          <li
            key={index}
            className={styles.item}
            data-selected={index === selected || undefined}
            onFocus={() => onSelect(index)}
          >
            <div className={styles.itemHead}>
              <strong>{t('one', { number })}</strong>
              <ToolButton icon={Trash2} label={t('remove', { number })} onClick={() => onRemove(index)} />
            </div>
            {!area && (
              <p className={`${controls.note} ${controls.bad}`}>
                <TriangleAlert aria-hidden="true" size={14} />
                <span>
                  {t('unreadable', { start: asText(saved.start), end: asText(saved.end) })}{' '}
                  <Button variant="line" onClick={() => onRedraw(index)}>
                    {t('redraw')}
                  </Button>
                </span>
              </p>
            )}
            {area && isTooSmall(area, ratio) && (
              <p className={`${controls.note} ${controls.warn}`}>
                <TriangleAlert aria-hidden="true" size={14} />
                {t('tooSmall')}
              </p>
            )}
            <fieldset className={styles.link} aria-label={t('linkOf', { number })}>
              <LinkEditor
                id={`hot-area-link-${index}`}
                value={linkOf(saved.url)}
                onKind={change}
                onLink={change}
              />
            </fieldset>
          </li>
        )
      })}
    </ol>
  )
}
