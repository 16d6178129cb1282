import { useTranslations } from 'use-intl'
import { SettingsChip } from '../../shop/layout/SettingsChip.tsx'
import type { ViewProps } from '../../page/view.ts'
import type { PlpStylesOptions } from './block.ts'

/** A label on the canvas; lists read the option themselves. Source: LO-24. */
export function PlpStyles({ options }: ViewProps<PlpStylesOptions>) {
  const t = useTranslations('static.settingsBlock')
  return <SettingsChip text={t('plpStyles', { isGathered: String(options.gatherStyles) })} />
}
