import { MIDDLE, readFocalPoint, savedPoint } from '#blocks/page/focal-point.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { resized } from '#ui/picture/resized.ts'
import { Focus, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { FocusPad } from '../../../kit/parts/FocusPad.tsx'
import { useInspector, useOptions } from '../context.ts'
import { siblingOf } from '../form/form-schema.ts'
import { asText } from './as-text.ts'
import type { ControlProps } from './control.tsx'
import styles from '../controls.module.css'

/** The point of the picture in a sibling option that stays in sight where it is cropped. */
export function FocalPointControl({ id, path, node, value, describedBy, onChange, onStep }: ControlProps) {
  const t = useTranslations('editor.inspector.focalPoint')
  const { gestures } = useInspector()
  const options = useOptions()
  const picture = node.hints.itemImage ? asText(siblingOf(options, path, node.hints.itemImage)) : ''
  const saved = asText(value)
  if (!picture) return <p className={styles.note}>{t('needsPicture')}</p>
  if (saved === '')
    return (
      <Button
        variant="line"
        id={id}
        aria-describedby={describedBy}
        icon={<Icon of={Focus} />}
        onClick={() => onStep(savedPoint(MIDDLE))}
      >
        {t('set')}
      </Button>
    )
  return (
    <div className={styles.stack}>
      <FocusPad
        id={id}
        src={resized(picture, 640)}
        point={readFocalPoint(saved)}
        describedBy={describedBy}
        onChange={point => onChange(savedPoint(point))}
        onEnd={() => gestures.end()}
      />
      <Button variant="line" icon={<Icon of={Undo2} />} onClick={() => onStep('')}>
        {t('clear')}
      </Button>
    </div>
  )
}
