import { contentData } from '#renderer/seo/content-linked-data.ts'
import { linkedDataGaps } from '#renderer/seo/linked-data-gaps.ts'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useEditor } from '../editor-context.ts'
import { useMeta } from '../open-page/use-page.ts'
import styles from './search-preview.module.css'

/** Structured data of the page, and whether it is complete. */
export function StructuredData() {
  const t = useTranslations('editor.structuredData')
  const { session } = useEditor()
  const { title } = useMeta()
  const { path, locale } = session.detail
  const { stated } = useEnvironment()
  const home = t('home')
  const canonical = path === '/home' ? '/' : path
  const data = contentData({ canonical, title, locale, home, shopName: stated.shopName[locale] })
  const gaps = linkedDataGaps(data)
  const isTrail = data['@type'] === 'BreadcrumbList'
  return (
    <section className={styles.preview} aria-label={t('label')}>
      <h3>{t('label')}</h3>
      <p className={styles.note}>{isTrail ? t('trail', { home, title: title || '…' }) : t('site')}</p>
      <output className={styles.note}>{gaps.length === 0 ? t('complete') : t('noTitle')}</output>
    </section>
  )
}
