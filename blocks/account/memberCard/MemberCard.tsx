import type { ViewProps } from '../../page/view.ts'
import type { MemberCardOptions } from './block.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import styles from './MemberCard.module.css'
import { MemberBand } from '../../shop/account/MemberBand.tsx'
import { useMember } from '../../shop/account/use-member.ts'

/** Greets the member above what operators composed. Source: M-082, M-090, MO-38. */
export function MemberCard({ options }: ViewProps<MemberCardOptions>) {
  const t = useTranslations('account.member')
  useMember()
  return (
    <div className={`pageWidth ${styles.card}`}>
      <MemberBand as="h2">
        {options.showAccountLink && (
          <ButtonLink className={styles.link} variant="line" size="s" href="/user">
            {t('toAccount')}
          </ButtonLink>
        )}
      </MemberBand>
    </div>
  )
}
