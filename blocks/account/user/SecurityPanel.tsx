import type { MemberProfile } from '#api/client/account/account.ts'
import { useTranslations } from 'use-intl'
import { Facts, Panel, PanelLink } from '../../shop/account/Panel.tsx'
import { useProviderName } from '../../shop/account/useProviderName.ts'

/** Ways the member logs in: password, third parties. Source: M-059, M-090. */
export function SecurityPanel({ profile }: { readonly profile: MemberProfile }) {
  const t = useTranslations('account.user')
  const { hasPassword, linkedTypes } = profile
  const linked = linkedTypes.map(useProviderName())
  return (
    <Panel
      title={t('security')}
      action={
        <PanelLink href="/user/password">{hasPassword ? t('changePassword') : t('setPassword')}</PanelLink>
      }
    >
      <Facts
        facts={[
          [t('password'), hasPassword ? t('hasPassword') : t('noPassword')],
          [t('linked'), linked.length > 0 ? linked.join(' · ') : t('noneLinked')],
        ]}
      />
    </Panel>
  )
}
