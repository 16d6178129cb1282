import { isRecord } from '#blocks/page/options/option-tree.ts'
import { lackedBy } from '#desk/collections/gaps.ts'
import { languageTag, type Locale, LOCALES } from '#locales/locale.ts'
import { useTranslations } from 'use-intl'
import { useProblems } from '../context.ts'
import { useHeldValue } from '../held-values.ts'
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
  const t = useTranslations('editor.records')
  const problems = useProblems()
  const lackId = (locale: Locale) => `${id}-${locale}-lacks`
  const texts = isRecord(value) ? value : {}
  const { widget } = node.hints
  const held = useHeldValue(path)
  const lacked = lackedBy(texts).filter(locale => !problems.has(pathKey([...path, locale])))
  const boxOf = (locale: Locale, index: number) => {
    const box = {
      id: index === 0 ? id : `${id}-${locale}`,
      value: asText(texts[locale]),
      describedBy: lacked.includes(locale)
        ? [lackId(locale), describedBy].filter(Boolean).join(' ')
        : describedBy,
      isInvalid: problems.has(pathKey([...path, locale])),
      onChange: (text: string) => onChange(filled({ ...texts, [locale]: text })),
    }
    const name = `${label} (${languages(locale)})`
    if (widget === 'richText') return <RichTextBox {...box} label={name} locale={locale} />
    return widget === 'textarea' ? (
      <TextArea {...box} aria-label={name} />
    ) : (
      <TextBox {...box} aria-label={name} placeholder={asText(isRecord(held) ? held[locale] : '')} />
    )
  }
  return (
    <div className={styles.bothTexts} data-widget={widget}>
      {LOCALES.map((locale, index) => (
        <div key={locale} lang={languageTag(locale)}>
          {lacked.includes(locale) && (
            <small id={lackId(locale)} className={styles.lacks}>
              {t('lacksSide')}
            </small>
          )}
          <label className={styles.language} htmlFor={index === 0 ? id : `${id}-${locale}`}>
            {languages(locale)}
          </label>
          {boxOf(locale, index)}
        </div>
      ))}
    </div>
  )
}
