import { useTranslations } from 'use-intl'
import { SettingsChip } from '../SettingsChip.tsx'
import type { ViewProps } from '../view.ts'
import type { PlpColorSwatchesOptions } from './schema.ts'

/** A label on the canvas; the colour filter reads the options itself. Source: LO-24. */
export function PlpColorSwatches({ options }: ViewProps<PlpColorSwatchesOptions>) {
  const t = useTranslations('static.settingsBlock')
  return <SettingsChip text={t('plpColorSwatches', { count: options.colors.length })} />
}
