import { SettingsChip } from '../../shop/layout/SettingsChip.tsx'
import type { ViewProps } from '../../page/view.ts'
import type { MemberPageToggleOptions } from './block.ts'

/** A label on the canvas; the header reads the option itself. Source: LO-24. */
export function MemberPageToggle({ options }: ViewProps<MemberPageToggleOptions>) {
  return (
    <SettingsChip
      text={t => t('static.settingsBlock.memberPageToggle', { isShown: String(options.showMemberPage) })}
    />
  )
}
