import { Notice } from '#ui/notice/Notice.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './Password.module.css'
import { PasswordForm } from './PasswordForm.tsx'

/** The form, empty again after each change. @param account what password managers file the password under */
export function PasswordPanel({ account }: { readonly account: string }) {
  const t = useTranslations('account.password')
  const [changes, setChanges] = useState(0)
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (changes > 0) said.current?.focus()
  }, [changes])
  return (
    <div className={styles.panel}>
      {changes > 0 && (
        <div ref={said} tabIndex={-1}>
          <Notice tone="success">{t('changed')}</Notice>
        </div>
      )}
      <p className={styles.note}>{t('intro')}</p>
      <PasswordForm key={changes} account={account} onChanged={() => setChanges(changes + 1)} />
    </div>
  )
}
