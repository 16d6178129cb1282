import { isRecord } from '#blocks/page/options/option-tree.ts'
import { resized } from '#ui/picture/resized.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { SquareDashedMousePointer } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOptions } from '../context.ts'
import { siblingOf } from '../form/form-schema.ts'
import { areaOf } from './geometry.ts'
import { lazyPart } from '../../../kit/parts/LazyPart.tsx'
import { asText } from '../fields/as-text.ts'
import type { ControlProps } from '../fields/control.tsx'
import styles from '../controls.module.css'

const HotAreasDialog = lazyPart(async () => (await import('./HotAreasDialog.tsx')).HotAreasDialog)

/** Clickable areas of the picture in a sibling option: a small view of them, and the desk to draw on. Source: L-198. */
export function HotAreasControl({ id, path, node, value, describedBy, onChange, onStep }: ControlProps) {
  const t = useTranslations('editor.inspector.hotAreas')
  const options = useOptions()
  const [isOpen, setOpen] = useState(false)
  const picture = node.hints.itemImage ? asText(siblingOf(options, path, node.hints.itemImage)) : ''
  const areas = Array.isArray(value)
    ? value.map(area => ({ start: '', end: '', url: undefined, ...(isRecord(area) ? area : {}) }))
    : []
  return (
    <div className={styles.stack}>
      {picture && (
        <div className={styles.areasPreview}>
          <img src={resized(picture, 640)} alt="" />
          {areas.map((saved, index) => {
            const area = areaOf(saved)
            return (
              area && (
                <span
                  // oxlint-disable-next-line react/no-array-index-key -- areas have no identity of their own
                  key={index}
                  style={{
                    left: `${area.left / 10}%`,
                    top: `${area.top / 10}%`,
                    width: `${area.width / 10}%`,
                    height: `${area.height / 10}%`,
                  }}
                />
              )
            )
          })}
        </div>
      )}
      <Button
        variant="line"
        id={id}
        disabled={!picture}
        onClick={() => setOpen(true)}
        aria-describedby={describedBy}
        icon={<Icon of={SquareDashedMousePointer} />}
      >
        {t('edit', { count: areas.length })}
      </Button>
      {!picture && <p className={styles.note}>{t('needsPicture')}</p>}
      {isOpen && (
        <HotAreasDialog
          waiting={<p className={styles.note}>{t('opening')}</p>}
          picture={picture}
          areas={areas}
          max={node.maxItems}
          onChange={onChange}
          onStep={onStep}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
