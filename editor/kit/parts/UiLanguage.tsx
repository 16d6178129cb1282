import { languageTag, LOCALES } from '#locales/locale.ts'
import { Globe } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../environment.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'

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

interface Props {
  /** Shows a sign as well, where languages of a page are to choose from too. */
  readonly hasIcon?: boolean
}

/** Switches the editor to its other language. */
export function UiLanguage({ hasIcon = false }: Props) {
  const { name, tag, label, change } = useUiLanguage()
  return (
    <Button variant="quiet" icon={hasIcon && <Icon of={Globe} />} onClick={change} title={label}>
      <span lang={tag}>{name}</span>
    </Button>
  )
}
