import { isRecord } from '#blocks/page/options/option-tree.ts'
import { languageTag, LOCALES } from '#locales/locale.ts'
import { useTranslations } from 'use-intl'
import { useProblems } from '../context.ts'
import { pathKey } from '../form/option-path.ts'
import { asText } from './as-text.ts'
import styles from '../controls.module.css'
import type { ControlProps } from './control.tsx'
import { TextArea, TextBox } from './TextControl.tsx'

/** A text in both languages, side by side where there is room. */
export function BothTextsControl({ id, path, node, value, label, describedBy, onChange }: ControlProps) {
  const languages = useTranslations('editor.language')
  const problems = useProblems()
  const texts = isRecord(value) ? value : {}
  const Box = node.hints.widget === 'textarea' ? TextArea : TextBox
  return (
    <div className={styles.bothTexts}>
      {LOCALES.map((locale, index) => (
        <div key={locale} lang={languageTag(locale)}>
          <label className={styles.language} htmlFor={index === 0 ? id : `${id}-${locale}`}>
            {languages(locale)}
            <span className="visuallyHidden">: {label}</span>
          </label>
          <Box
            id={index === 0 ? id : `${id}-${locale}`}
            value={asText(texts[locale])}
            describedBy={describedBy}
            isInvalid={problems.has(pathKey([...path, locale]))}
            onChange={text => onChange({ ...texts, [locale]: text })}
          />
        </div>
      ))}
    </div>
  )
}
