import { ButtonLink } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import styles from './MemberCard.module.css'
import { MemberBand } from './MemberBand.tsx'
import { useMember } from './use-member.ts'

/** Who is looking, above what operators composed for members. Source: M-082, M-090, MO-38. */
export function MemberCard() {
  const t = useTranslations('account.member')
  useMember()
  return (
    <div className={`pageWidth ${styles.card}`}>
      <MemberBand as="h2">
        <ButtonLink className={styles.link} variant="line" size="s" href="/user">
          {t('toAccount')}
        </ButtonLink>
      </MemberBand>
    </div>
  )
}
