import type { CSSProperties } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../kit/parts/LazyPart.tsx'
import { asText } from './as-text.ts'
import type { ControlProps } from './control.tsx'
import styles from '../controls.module.css'
import { TextBox } from './TextControl.tsx'

const ColourPicker = lazyPart(async () => (await import('./ColourPicker.tsx')).ColourPicker)

/** React types no custom properties. */
const swatch = (colour: string) => ({ '--swatch': colour }) as CSSProperties

/** A colour with its transparency: picked by eye, or written as hex or rgba. */
export function ColourControl({ id, value, label, describedBy, isInvalid, onChange }: ControlProps) {
  const t = useTranslations('editor.inspector.colour')
  const colour = asText(value)
  return (
    <div className={styles.row}>
      <DialogTrigger>
        <Button className={styles.swatch ?? ''} aria-label={t('pick', { label, colour })}>
          <span style={swatch(isInvalid ? 'transparent' : colour)} />
        </Button>
        <Popover className={styles.popover ?? ''} placement="bottom start">
          <Dialog className={styles.picker ?? ''} aria-label={label}>
            <ColourPicker
              waiting={<p className={styles.note}>{t('opening')}</p>}
              value={colour}
              onChange={onChange}
            />
          </Dialog>
        </Popover>
      </DialogTrigger>
      <TextBox
        id={id}
        aria-label={t('code')}
        value={colour}
        onChange={text => onChange(text.trim())}
        describedBy={describedBy}
        isInvalid={isInvalid}
      />
    </div>
  )
}
