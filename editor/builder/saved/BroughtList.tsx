import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { BroughtPage } from '#content-store/client/types.ts'

/** Results by page that uses a section: those that were left say why. */
export function BroughtList({ pages }: { readonly pages: readonly BroughtPage[] }) {
  const t = useTranslations('editor.synced')
  const languages = useTranslations('editor.language')
  const left = pages.filter(({ refusal }) => refusal !== undefined)
  const brought = pages.filter(({ draft, live }) => draft === 'brought' || live === 'brought')
  return (
    <>
      <output>{t('done', { count: brought.length })}</output>
      {left.length > 0 && (
        <>
          <p>{t('leftTitle', { count: left.length })}</p>
          <ul>
            {left.map(({ key, title, path, locale, refusal }) => (
              <li key={key}>
                <Link to={`/pages/${key}`}>
                  {languages('of', { title: title || path, language: languages(locale) })}
                </Link>
                {refusal && <p>{t(`refusal.${refusal}`)}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
