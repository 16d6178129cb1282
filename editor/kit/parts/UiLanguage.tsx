import { languageTag, LOCALES } from '#locales/locale.ts'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../environment.ts'
import { Button } from '#ui/button/Button.tsx'

/** The other language of the editor itself; the page stays as it is. */
export function useUiLanguage() {
  const t = useTranslations('editor.language')
  const { uiLocale, setUiLocale } = useEnvironment()
  const other = LOCALES.find(locale => locale !== uiLocale) ?? uiLocale
  return {
    name: t(`own.${other}`),
    tag: languageTag(other),
    label: t('switchTo', { language: t(other) }),
    change: () => setUiLocale(other),
  }
}

/** Switches the editor to its other language. */
export function UiLanguage() {
  const { name, tag, label, change } = useUiLanguage()
  return (
    <Button variant="quiet" onClick={change} title={label}>
      <span lang={tag}>{name}</span>
    </Button>
  )
}
