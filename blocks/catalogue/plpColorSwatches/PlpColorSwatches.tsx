import { useTranslations } from 'use-intl'
import { SettingsChip } from '../../shop/layout/SettingsChip.tsx'
import type { ViewProps } from '../../page/view.ts'
import type { PlpColorSwatchesOptions } from './block.ts'

/** A label on the canvas; the colour filter reads the options itself. Source: LO-24. */
export function PlpColorSwatches({ options }: ViewProps<PlpColorSwatchesOptions>) {
  const t = useTranslations('static.settingsBlock')
  return <SettingsChip text={t('plpColorSwatches', { count: options.colors.length })} />
}
