import { useTranslations } from 'use-intl'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { BirthPanel } from './BirthPanel.tsx'
import { ContactPanel } from './ContactPanel.tsx'
import { MarketingPanel } from './MarketingPanel.tsx'
import { PersonPanel } from './PersonPanel.tsx'
import styles from './Profile.module.css'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { StaffPanel } from './StaffPanel.tsx'

/** The member's own data, each subject saved for itself. Source: M-091 … M-095, MO-16, MO-17, MO-41. */
export function Profile() {
  const t = useTranslations('account.profile')
  return (
    <AccountFrame title={t('title')} skeleton={<ProfileSkeleton />}>
      {profile => (
        <div className={styles.panels}>
          <PersonPanel profile={profile} />
          <ContactPanel profile={profile} />
          <BirthPanel profile={profile} />
          <MarketingPanel hasConsent={profile.marketingConsent} />
          {profile.staffCode && <StaffPanel code={profile.staffCode} name={profile.staffName ?? ''} />}
        </div>
      )}
    </AccountFrame>
  )
}
