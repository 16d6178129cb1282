import { useTranslations } from 'use-intl'
import type { ListedDeskMember } from '#desk/members/desk-member.ts'
import styles from '../../kit/parts/screen.module.css'

/** Says if a member may sign in. */
export function MemberState({
  member: { isSuspended, isMerged },
}: {
  readonly member: Pick<ListedDeskMember, 'isSuspended' | 'isMerged'>
}) {
  const t = useTranslations('editor.members')
  return (
    <span className={styles.status} data-status={isSuspended ? 'offline' : 'live'}>
      {t(isMerged ? 'merge.state' : isSuspended ? 'suspended' : 'active')}
    </span>
  )
}
