import { languageTag, LOCALES } from '#locales/locale.ts'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../environment.ts'
import { Button } from '#ui/button/Button.tsx'

/** Switches the editor itself to the other language; the page stays as it is. */
export function UiLanguage() {
  const t = useTranslations('editor.language')
  const { uiLocale, setUiLocale } = useEnvironment()
  const other = LOCALES.find(locale => locale !== uiLocale) ?? uiLocale
  return (
    <Button
      variant="quiet"
      onClick={() => setUiLocale(other)}
      aria-label={t('switchTo', { language: t(other) })}
    >
      <span lang={languageTag(other)}>{t(other)}</span>
    </Button>
  )
}
