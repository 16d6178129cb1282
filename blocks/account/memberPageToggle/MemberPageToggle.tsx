import { useTranslations } from 'use-intl'
import { SettingsChip } from '../../shop/layout/SettingsChip.tsx'
import type { ViewProps } from '../../page/view.ts'
import type { MemberPageToggleOptions } from './block.ts'

/** A label on the canvas; the header reads the option itself. Source: LO-24. */
export function MemberPageToggle({ options }: ViewProps<MemberPageToggleOptions>) {
  const t = useTranslations('static.settingsBlock')
  return <SettingsChip text={t('memberPageToggle', { isShown: String(options.showMemberPage) })} />
}
