import { useTranslations } from 'use-intl'
import type { Operator, RoleHolder, RoleLimits } from '#operators/operator.ts'
import { limitsOf, type Right, RIGHT_OF_LIMIT, may } from '#operators/rights.ts'
import { useDeskMoney } from '../parts/use-desk-money.ts'

/** Writes what roles allow, and who has them. */
export function useRoleWords() {
  const t = useTranslations('editor.ownRoles')
  const money = useDeskMoney()
  const limitWords = ({ refund, goDollar }: RoleLimits) => ({
    refund: refund === null ? '' : t('refundLimit', { amount: money({ amount: refund / 100 }) }),
    goDollar: t('goDollarLimit', { points: goDollar }),
  })
  const rightName = (right: Right) => t(`rights.${right}`)
  return {
    rightName,
    rightNames: (rights: readonly Right[]) => rights.map(rightName).join(t('comma')),
    /** Limits on what a role hands out, as far as it may. */
    limitsOf(holder: Pick<Operator, 'role' | 'own'>): readonly string[] {
      const words = limitWords(limitsOf(holder))
      return (['refund', 'goDollar'] as const).flatMap(limit =>
        may(holder, RIGHT_OF_LIMIT[limit]) && words[limit] !== '' ? [words[limit]] : [],
      )
    },
    limitWords: (limits: RoleLimits) =>
      Object.values(limitWords(limits))
        .filter(words => words !== '')
        .join(t('comma')),
    holders: (holders: readonly RoleHolder[]) =>
      holders.length === 0 ? t('noHolders') : holders.map(each => t('holder', { ...each })).join(t('comma')),
  }
}
