import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { loginHref } from '../links/safe-path.ts'
import styles from './checkout.module.css'

/** The member's session has ended: what was typed waits in this tab. */
export function SessionNotice() {
  const t = useTranslations('checkout.session')
  return (
    <Notice tone="warning">
      <p>{t('text')}</p>
      <a className={styles.link} href={loginHref('/checkout')}>
        {t('login')}
      </a>
    </Notice>
  )
}
