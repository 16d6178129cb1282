import type { Locale } from '#locales/locale.ts'
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

interface BoxProps extends Pick<ControlProps, 'id' | 'label' | 'describedBy' | 'isInvalid'> {
  readonly value: string
  readonly locale: Locale
  readonly onChange: (html: string) => void
}

/** Formatted text in one language. */
export function RichTextBox({ locale, ...box }: BoxProps) {
  const t = useTranslations('editor.inspector.richText')
  const { services, gestures } = useInspector()
  const parts = useMemo(
    () => ({ media: services.media, locale, onPaste: () => gestures.single() }),
    [services, locale, gestures],
  )
  return (
    <RichTextEditor
      waiting={<p className={`${styles.note} ${styles.opening}`}>{t('opening')}</p>}
      parts={parts}
      {...box}
    />
  )
}

/** Formatted text, saved as HTML; the store cleans it (LO-48). Source: L-261. */
export function RichTextControl({ id, value, label, describedBy, isInvalid, onChange }: ControlProps) {
  const { pageLocale } = useInspector()
  return (
    <RichTextBox
      {...{ id, label, describedBy, isInvalid, onChange }}
      value={asText(value)}
      locale={pageLocale}
    />
  )
}
