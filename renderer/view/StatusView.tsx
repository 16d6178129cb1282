import { useTranslations } from 'use-intl'
import type { PagePayload } from '../payload.ts'
import styles from './StatusView.module.css'

/** What stands in for a page that is missing, refused or broken. Source: L-129 … L-135, LO-07, LO-95. */
export function StatusView({ status }: { readonly status: Exclude<PagePayload['status'], 200> }) {
  const t = useTranslations('shop.status')
  return (
    <section className={styles.status} aria-labelledby="status-title">
      <p className={styles.code} aria-hidden="true">
        {status}
      </p>
      <h1 id="status-title" className={styles.title}>
        {t(`${status}.title`)}
      </h1>
      <p className={styles.text}>{t(`${status}.text`)}</p>
      <a className={styles.home} href="/">
        {t('home')}
      </a>
    </section>
  )
}
