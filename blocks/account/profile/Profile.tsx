import type { ViewProps } from '../../page/view.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { Facts, Panel } from '../../shop/account/Panel.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import { useTranslations } from 'use-intl'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { BirthPanel } from './BirthPanel.tsx'
import { ContactPanel } from './ContactPanel.tsx'
import { MarketingPanel } from './MarketingPanel.tsx'
import { NewsletterPanel } from './NewsletterPanel.tsx'
import { PersonPanel } from './PersonPanel.tsx'
import styles from './Profile.module.css'

/** The member's own data, each subject saved for itself. Source: M-091 … M-095, MO-16, MO-17, MO-41. */
export function Profile({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.profile')
  return (
    <AccountFrame options={options} title={t('title')} skeleton={<ProfileSkeleton />}>
      {profile => (
        <div className={styles.panels}>
          <PersonPanel profile={profile} />
          <ContactPanel profile={profile} />
          <BirthPanel profile={profile} />
          <MarketingPanel hasConsent={profile.marketingConsent} />
          {profile.newsletterTopics.length > 0 && <NewsletterPanel {...profile} />}
          {profile.staffCode && <StaffPanel code={profile.staffCode} name={profile.staffName ?? ''} />}
        </div>
      )}
    </AccountFrame>
  )
}

/** Staff code and name, read-only. Source: M-009, M-091, MO-41. */
function StaffPanel({ code, name }: { readonly code: string; readonly name: string }) {
  const t = useTranslations('account.profile.staff')
  return (
    <Panel title={t('title')}>
      <Facts
        facts={[
          [t('code'), code],
          [t('name'), name],
        ]}
      />
      <p className={styles.note}>{t('note')}</p>
    </Panel>
  )
}

/** As tall as the form on the same screen. */
const ProfileSkeleton = () => (
  <SkeletonGroup className={styles.panels}>
    <Skeleton shape="box" ratio="auto" className={styles.waitingForm} />
    <Skeleton shape="box" ratio="auto" className={styles.waitingPanel} />
    <Skeleton shape="box" ratio="auto" className={styles.waitingPanel} />
  </SkeletonGroup>
)
