import { useTranslations } from 'use-intl'
import { Link } from 'react-router'
import type { LinkingPage } from '#content-store/client/types.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import styles from './addresses.module.css'

/** Pages that link to an address, each with the blocks that do. */
export function LinkingPages({ pages }: { readonly pages: readonly LinkingPage[] }) {
  const t = useTranslations('editor.addresses')
  const languages = useTranslations('editor.language')
  const blockName = useBlockName()
  return (
    <ul className={styles.pages}>
      {pages.map(({ key, path, locale, title, places, liveLinks }) => (
        <li key={key}>
          <Link to={`/pages/${key}`} target="_blank">
            {title || path}
          </Link>
          <small>
            {path} · {languages(locale)} ·{' '}
            {places.length > 0 ? t('inDraft', { count: places.length }) : t('liveOnly', { count: liveLinks })}
          </small>
          {places.length > 0 && <small>{[...new Set(places.map(blockName))].join(t('comma'))}</small>}
        </li>
      ))}
    </ul>
  )
}
