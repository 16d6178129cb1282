import type { DeskExample } from '#desk/promotions/tried-bag.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'

export type Shopper = DeskExample['shopper']

/** Names of member levels by their codes; codes where they are not known. */
export function useLevels() {
  const { preview } = useEnvironment()
  return useQuery({ queryKey: ['levels'], queryFn: preview.levels }).data ?? []
}

/** Names a shopper: guest, member, member of a level. */
export function useShopperName(): (shopper: Shopper) => string {
  const t = useTranslations('editor.promotions.shoppers')
  const { uiLocale } = useEnvironment()
  const levels = useLevels()
  return shopper => {
    if (shopper.kind !== 'MEMBER') return t(shopper.kind)
    const { level } = shopper
    if (level === null) return t('MEMBER')
    return levels.find(each => each.code === level)?.name[uiLocale] ?? level
  }
}

/** Kinds of shoppers that can be tried. */
export function useShoppers(): readonly Shopper[] {
  const levels = useLevels()
  return [
    { kind: 'GUEST' },
    { kind: 'MEMBER', level: null },
    ...levels.map(({ code }): Shopper => ({ kind: 'MEMBER', level: code })),
  ]
}
