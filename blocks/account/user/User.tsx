import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { showsMemberPage, MEMBER_PAGE } from '../../shop/links/member-page.ts'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { Panel, PanelLink } from '../../shop/account/Panel.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import { useTranslations } from 'use-intl'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { AreaCards } from './AreaCards.tsx'
import { OrdersPanel } from './OrdersPanel.tsx'
import { OwnDetails } from './OwnDetails.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'
import { useAccountHome } from './useAccountHome.ts'
import styles from './User.module.css'

/** The account's home: the latest order, how much there is in every part, and own data at a glance. Source: M-090, M-007, MO-34, MO-38. */
export function User({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.user')
  const { settings } = useBlockContext()
  // Asked for together with the profile.
  const known = useAccountHome()
  return (
    <AccountFrame options={options} title={t('title')} skeleton={<UserSkeleton />}>
      {profile => (
        <div className={styles.home}>
          <OrdersPanel {...known} />
          <AreaCards home={known.home} />
          <OwnDetails profile={profile} />
          <div className={styles.pair}>
            <SecurityPanel profile={profile} />
            <MarketingPanel hasConsent={profile.marketingConsent} />
          </div>
          {showsMemberPage(settings) && <ZoneLink />}
        </div>
      )}
    </AccountFrame>
  )
}

/** Whether the member receives marketing, and where to change that. Source: M-091, MO-22. */
function MarketingPanel({ hasConsent }: { readonly hasConsent: boolean }) {
  const t = useTranslations('account.user')
  return (
    <Panel
      title={t('marketing')}
      action={<PanelLink href="/user/profile#marketing">{t('changeMarketing')}</PanelLink>}
    >
      <p>{hasConsent ? t('marketingOn') : t('marketingOff')}</p>
    </Panel>
  )
}

/** Leads to the members' page, which operators compose. Source: M-082, M-084, MO-38. */
function ZoneLink() {
  const t = useTranslations('account.user')
  return (
    <a className={styles.zone} href={MEMBER_PAGE}>
      <span>
        <span className={styles.zoneTitle}>{t('zone')}</span>
        <span className={styles.zoneText}>{t('zoneText')}</span>
      </span>
      <Icon of={ArrowRight} size={1.5} />
    </a>
  )
}

/** As tall as the account's home on the same screen. */
const UserSkeleton = () => (
  <SkeletonGroup className={styles.home}>
    <Skeleton shape="box" ratio="auto" className={styles.waitingPanelOfOrders} />
    <Skeleton shape="box" ratio="auto" className={styles.waitingCards} />
    <Skeleton shape="box" ratio="auto" className={styles.waitingDetails} />
    <div className={styles.pair}>
      <Skeleton shape="box" ratio="auto" className={styles.waitingPanel} />
      <Skeleton shape="box" ratio="auto" className={styles.waitingPanel} />
    </div>
  </SkeletonGroup>
)
