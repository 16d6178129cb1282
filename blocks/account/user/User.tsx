import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import { showsMemberPage } from '../../shop/links/member-page.ts'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { useTranslations } from 'use-intl'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { AreaCards } from './AreaCards.tsx'
import { MarketingPanel } from './MarketingPanel.tsx'
import { OwnDetails } from './OwnDetails.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'
import styles from './User.module.css'
import { UserSkeleton } from './UserSkeleton.tsx'
import { ZoneLink } from './ZoneLink.tsx'

/** The account's home: own data at a glance and the way to every part. Source: M-090, M-007, MO-34, MO-38. */
export function User({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.user')
  const { settings } = useBlockContext()
  return (
    <ScreenFrame options={options}>
      <AccountFrame title={t('title')} skeleton={<UserSkeleton />}>
        {profile => (
          <div className={styles.home}>
            <OwnDetails profile={profile} />
            <AreaCards />
            <div className={styles.pair}>
              <SecurityPanel profile={profile} />
              <MarketingPanel hasConsent={profile.marketingConsent} />
            </div>
            {showsMemberPage(settings) && <ZoneLink />}
          </div>
        )}
      </AccountFrame>
    </ScreenFrame>
  )
}
