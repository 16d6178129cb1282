import { SettingsChip } from '../../shop/layout/SettingsChip.tsx'
import type { ViewProps } from '../../page/view.ts'
import type { PlpStylesOptions } from './block.ts'

/** A label on the canvas; lists read the option themselves. Source: LO-24. */
export function PlpStyles({ options }: ViewProps<PlpStylesOptions>) {
  return (
    <SettingsChip
      text={t => t('static.settingsBlock.plpStyles', { isGathered: String(options.gatherStyles) })}
    />
  )
}
