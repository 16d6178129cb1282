import { SettingsChip } from '../../shop/layout/SettingsChip.tsx'
import type { ViewProps } from '../../page/view.ts'
import type { PlpAdCardOptions } from './block.ts'

/** A label on the canvas; lists read the options themselves. Source: LO-24. */
export function PlpAdCard({ options }: ViewProps<PlpAdCardOptions>) {
  return <SettingsChip text={t => t('static.settingsBlock.plpAdCard', { count: options.adOptions.length })} />
}
