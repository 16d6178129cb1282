import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../kit/parts/LazyPart.tsx'
import { asText } from './as-text.ts'
import type { ControlProps } from './control.tsx'
import styles from '../controls.module.css'

const RichTextEditor = lazyPart(async () => (await import('../rich-text/RichTextEditor.tsx')).RichTextEditor)

/** Formatted text, saved as HTML; the store cleans it (LO-48). Source: L-261. */
export function RichTextControl({ id, value, label, describedBy, isInvalid, onChange }: ControlProps) {
  const t = useTranslations('editor.inspector.richText')
  return (
    <RichTextEditor
      waiting={<p className={styles.note}>{t('opening')}</p>}
      id={id}
      value={asText(value)}
      label={label}
      describedBy={describedBy}
      isInvalid={isInvalid}
      onChange={onChange}
    />
  )
}
