import { languageTag, type Locale, toShort } from '#locales/locale.ts'
import type { MouseEvent } from 'react'
import { useIsBuilder, useBlockContext } from '../../page/view.ts'
import { switchLanguage } from './switch-language.ts'

/** Each language in its own words, so these are no texts of the catalogue. */
const NAMES: Record<Locale, string> = { zh_HK: '繁體中文', en_US: 'English' }
const OTHER: Record<Locale, Locale> = { zh_HK: 'en_US', en_US: 'zh_HK' }

/**
 * Leads to this page in the other language: a plain link that, once its script is there, sets the cookie and reloads in
 * place. Source: L-033, L-415.
 */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const other = OTHER[useBlockContext().locale]
  const isBuilder = useIsBuilder()
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!isBuilder) switchLanguage(other)
  }
  return (
    <a
      className={className}
      href={`?lang=${toShort(other)}`}
      lang={languageTag(other)}
      hrefLang={languageTag(other)}
      rel="alternate"
      onClick={onClick}
    >
      {NAMES[other]}
    </a>
  )
}
