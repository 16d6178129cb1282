import type { MemberProfile } from '#api/client/account/account.ts'
import { useBlockContext } from '../../page/view.ts'
import { formatDay } from '#locales/format.ts'
import { useTranslations } from 'use-intl'

/** Birthdays and birth months in words. Source: MO-17. */
export function useBirth() {
  const t = useTranslations('account.forms.birth')
  const { locale } = useBlockContext()
  /** @param month 1 to 12 */
  const monthName = (month: number) => t('monthName', { month: String(month) })
  return {
    monthName,
    /** The birthday, else the month; `undefined` where neither is known. */
    birthText: ({ birthday, birthMonth }: Pick<MemberProfile, 'birthday' | 'birthMonth'>) => {
      if (birthday) return formatDay(Date.parse(`${birthday}T00:00:00+08:00`), locale)
      return birthMonth === null ? undefined : monthName(birthMonth)
    },
  }
}
