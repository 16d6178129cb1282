import { useTranslations } from 'use-intl'
import type { DeskMember, DeskMemberEvent } from '#desk/members/desk-member.ts'
import { formatMoney } from '#locales/format.ts'
import { useEnvironment } from '../../kit/environment.ts'

/** Texts of the changes of a member. */
export function useMemberEventText({ levels }: Pick<DeskMember, 'levels'>) {
  const t = useTranslations('editor.members.events')
  const { uiLocale, currencySymbol } = useEnvironment()
  const levelOf = (code: string) => levels.find(level => level.code === code)?.name[uiLocale] ?? code
  return ({ kind, before, after, reason, merge }: DeskMemberEvent) => {
    if (merge) {
      const { orderAmount, ...counts } = merge.came
      const amount = formatMoney(orderAmount, uiLocale, currencySymbol)
      return t(kind, { other: before, amount, ...counts, reason })
    }
    const wordOf = kind === 'LEVEL' ? levelOf : (word: string) => word
    return t(kind, { before: wordOf(before), after: wordOf(after), reason })
  }
}
