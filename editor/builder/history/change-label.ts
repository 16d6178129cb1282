import type { ValueChange } from '#blocks/page/options/diff.ts'
import { useTranslations } from 'use-intl'
import { useOptionLabel } from '../../form/inspector/option-label.ts'

const PAGE_FIELDS = [
  'title',
  'description',
  'keywords',
  'shareImage',
  'isIndexed',
  'themeColor',
  'priceColor',
  'tenantCode',
  'iconUrl',
] as const
const FRAME_FIELDS = ['hideOn', 'margin', 'padding', 'background', 'maxWidth'] as const

/** The name of what differs: an option by its label and its place in lists, a part of the frame, a setting of the page. */
export function useChangeLabel(code: string) {
  const t = useTranslations('editor')
  const optionLabel = useOptionLabel(code)
  return ([bag, ...path]: ValueChange['path']): string => {
    const last = path.at(-1) ?? bag
    if (bag === 'options') return optionLabel(path)
    if (bag === 'values' && last === 'apart') return t('languages.apart')
    if (bag === 'name' || bag === 'version') return t(`wrapper.${bag}`)
    if (bag === 'style') {
      const known = FRAME_FIELDS.find(field => field === last)
      return known ? t(`wrapper.${known}`) : String(last)
    }
    const known = PAGE_FIELDS.find(field => field === last)
    if (!known) return String(last)
    return t(known === 'title' ? 'settings.pageTitle' : `settings.${known}`)
  }
}
