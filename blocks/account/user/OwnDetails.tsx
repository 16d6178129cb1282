import type { MemberProfile } from '#api/client/account/account.ts'
import { useTranslations } from 'use-intl'
import { useBirth } from '../../shop/form/useBirth.ts'
import { Facts, Panel, PanelLink } from '../../shop/account/Panel.tsx'

/** Details of the member. Source: M-090, M-091. */
export function OwnDetails({ profile }: { readonly profile: MemberProfile }) {
  const t = useTranslations('account.user')
  const { birthText } = useBirth()
  const born = birthText(profile)
  return (
    <Panel title={t('details')} action={<PanelLink href="/user/profile">{t('editDetails')}</PanelLink>}>
      <Facts
        facts={[
          [t('name'), profile.name || t('notGiven')],
          [t('email'), profile.email ?? t('notGiven')],
          [t('mobile'), profile.mobile ?? t('notGiven')],
          [profile.birthday || !born ? t('birthday') : t('birthMonth'), born ?? t('notGiven')],
        ]}
      />
    </Panel>
  )
}
