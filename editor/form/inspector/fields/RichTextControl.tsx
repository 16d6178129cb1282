import { useTranslations } from 'use-intl'
import { useMemo } from 'react'
import { useInspector } from '../context.ts'
import { lazyPart } from '../../../kit/parts/LazyPart.tsx'
import { asText } from './as-text.ts'
import type { ControlProps } from './control.tsx'
import styles from '../controls.module.css'

/** The editor of a formatted text, loaded with its first use. */
export const RichTextEditor = lazyPart(
  async () => (await import('../rich-text/RichTextEditor.tsx')).RichTextEditor,
)

/** Formatted text, saved as HTML; the store cleans it (LO-48). Source: L-261. */
export function RichTextControl({ id, value, label, describedBy, isInvalid, onChange }: ControlProps) {
  const t = useTranslations('editor.inspector.richText')
  const { services, pageLocale, gestures } = useInspector()
  const parts = useMemo(
    () => ({ media: services.media, locale: pageLocale, onPaste: () => gestures.single() }),
    [services, pageLocale, gestures],
  )
  return (
    <RichTextEditor
      waiting={<p className={styles.note}>{t('opening')}</p>}
      id={id}
      value={asText(value)}
      label={label}
      describedBy={describedBy}
      isInvalid={isInvalid}
      parts={parts}
      onChange={onChange}
    />
  )
}
