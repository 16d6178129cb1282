import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { TextsLeft } from '#content-store/client/translation.ts'
import type { Locale } from '#locales/locale.ts'

interface Props {
  readonly texts: TextsLeft | undefined
  readonly locale: Locale
}

/** Texts that are behind, and those that are not translated: the ways to them. */
export function TextsToDo({ texts, locale }: Props) {
  const t = useTranslations('editor.translation.left')
  if (!texts) return null
  return (['behind', 'untranslated'] as const).map(
    show =>
      texts[show] > 0 && (
        <small key={show}>
          <Link to={`/translations?${new URLSearchParams({ page: texts.key, to: locale, show })}`}>
            {t(show, { count: texts[show] })}
          </Link>
        </small>
      ),
  )
}
