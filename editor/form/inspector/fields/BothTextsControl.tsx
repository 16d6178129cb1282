import { isRecord } from '#blocks/page/options/option-tree.ts'
import { languageTag, type Locale, LOCALES } from '#locales/locale.ts'
import { useTranslations } from 'use-intl'
import { useProblems } from '../context.ts'
import { pathKey } from '../form/option-path.ts'
import { asText } from './as-text.ts'
import styles from '../controls.module.css'
import type { ControlProps } from './control.tsx'
import { RichTextBox } from './RichTextControl.tsx'
import { TextArea, TextBox } from './TextControl.tsx'

/** Texts as they are saved: where there is none in either language, there is no text. */
const filled = (texts: Readonly<Record<string, unknown>>) =>
  LOCALES.every(locale => asText(texts[locale]) === '') ? undefined : texts

/** A text in both languages, side by side where there is room. */
export function BothTextsControl({ id, path, node, value, label, describedBy, onChange }: ControlProps) {
  const languages = useTranslations('editor.language')
  const problems = useProblems()
  const texts = isRecord(value) ? value : {}
  const { widget } = node.hints
  const boxOf = (locale: Locale, index: number) => {
    const box = {
      id: index === 0 ? id : `${id}-${locale}`,
      value: asText(texts[locale]),
      describedBy,
      isInvalid: problems.has(pathKey([...path, locale])),
      onChange: (text: string) => onChange(filled({ ...texts, [locale]: text })),
    }
    const name = `${label} (${languages(locale)})`
    if (widget === 'richText') return <RichTextBox {...box} label={name} locale={locale} />
    return widget === 'textarea' ? (
      <TextArea {...box} aria-label={name} />
    ) : (
      <TextBox {...box} aria-label={name} />
    )
  }
  return (
    <div className={styles.bothTexts} data-widget={widget}>
      {LOCALES.map((locale, index) => (
        <div key={locale} lang={languageTag(locale)}>
          <label className={styles.language} htmlFor={index === 0 ? id : `${id}-${locale}`}>
            {languages(locale)}
          </label>
          {boxOf(locale, index)}
        </div>
      ))}
    </div>
  )
}
