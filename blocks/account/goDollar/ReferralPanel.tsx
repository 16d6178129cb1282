import type { GoDollarAccount } from '#api/client/account/go-dollar.ts'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useTranslations } from 'use-intl'
import { Panel } from '../../shop/account/Panel.tsx'
import { useCopyLink } from '../../shop/links/useCopyLink.ts'
import styles from './GoDollar.module.css'

interface Props {
  readonly referral: GoDollarAccount['referral']
}

/** The member's own link for new members, and what it has brought. Source: M-141, CO-79, MO-77. */
export function ReferralPanel({ referral: { code, reward, count, most } }: Props) {
  const t = useTranslations('account.goDollar.referral')
  const link = `${location.origin}/register?${new URLSearchParams({ referrer: code })}`
  const { field, outcome, copy } = useCopyLink(link)
  return (
    <Panel title={t('title')}>
      <p className={styles.note}>{t('text', { reward, most })}</p>
      <div className={styles.link}>
        <TextField
          ref={field}
          label={t('link')}
          value={link}
          readOnly
          onFocus={({ target }) => target.select()}
          className={styles.field}
        />
        <Button variant="line" onClick={copy}>
          {t('copy')}
        </Button>
      </div>
      <output className={styles.note}>{outcome ? t(outcome) : t('count', { count })}</output>
    </Panel>
  )
}
