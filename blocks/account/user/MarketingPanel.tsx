import { useTranslations } from 'use-intl'
import { Panel, PanelLink } from '../../shop/account/Panel.tsx'

/** Whether the member is written to, and where to change that. Source: M-091, MO-22. */
export function MarketingPanel({ hasConsent }: { readonly hasConsent: boolean }) {
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
