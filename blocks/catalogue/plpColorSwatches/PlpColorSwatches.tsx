import { SettingsChip } from '../../shop/layout/SettingsChip.tsx'
import type { ViewProps } from '../../page/view.ts'
import type { PlpColorSwatchesOptions } from './block.ts'

/** A label on the canvas; the colour filter reads the options itself. Source: LO-24. */
export function PlpColorSwatches({ options }: ViewProps<PlpColorSwatchesOptions>) {
  return (
    <SettingsChip text={t => t('static.settingsBlock.plpColorSwatches', { count: options.colors.length })} />
  )
}
