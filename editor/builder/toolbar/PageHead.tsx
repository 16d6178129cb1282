import { LOCALES, languageTag } from '#locales/locale.ts'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { Others } from '../presence/Others.tsx'
import { useOperation } from '../../kit/operations.ts'
import { LivePeriod } from '../../kit/parts/LivePeriod.tsx'
import { usePublished } from '../open-page/use-published.ts'
import { useMeta } from '../open-page/use-page.ts'
import { SaveState } from './SaveState.tsx'
import styles from './Toolbar.module.css'

/** Which page is open, in which language, whether it is saved, and who else is there. */
export function PageHead() {
  const t = useTranslations('editor.toolbar')
  const { session } = useEditor()
  const { title } = useMeta()
  const { detail } = usePublished()
  return (
    <div className={styles.start}>
      <Link to="/pages" className={styles.back} aria-label={t('back')} title={t('back')}>
        <ArrowLeft size={18} aria-hidden />
      </Link>
      <div className={styles.name}>
        <h1>{title || session.detail.path}</h1>
        <p>{session.detail.path}</p>
        <p className={styles.period}>
          <LivePeriod page={detail} />
        </p>
      </div>
      <PageLanguages />
      <SaveState />
      <Others />
    </div>
  )
}

/** To the same page in the other language; where there is none, it can be started from this one. */
function PageLanguages() {
  const t = useTranslations('editor.language')
  const { session, commands } = useEditor()
  const { data: pages } = useOperation('pages.list', {})
  const { detail } = session
  return (
    <nav className={styles.languages} aria-label={t('pageIn')}>
      {LOCALES.map(locale => {
        const twin = pages?.find(page => page.id === detail.id && page.locale === locale)
        if (locale === detail.locale)
          return (
            <span key={locale} aria-current="page" lang={languageTag(locale)}>
              {t(locale)}
            </span>
          )
        // While the list of pages is on its way, it is not known whether there is one.
        if (!pages) return null
        return twin ? (
          <Link key={locale} to={`/pages/${twin.key}`} lang={languageTag(locale)}>
            {t(locale)}
          </Link>
        ) : (
          <button key={locale} type="button" title={t('copyHint')} onClick={() => commands.run('languages')}>
            {t('copyTo', { language: t(locale) })}
          </button>
        )
      })}
    </nav>
  )
}
