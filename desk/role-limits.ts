import type { BothTexts } from '#locales/locale.ts'
import { formatMoney } from '#locales/format.ts'
import { type Operator, ROLES, type RoleLimits } from '#operators/operator.ts'
import { type Refusal, refuse } from '#operators/outcome.ts'
import { limitsOf, may, RIGHT_OF_LIMIT } from '#operators/rights.ts'
import { screenWord } from './shared.ts'

/** An amount in cents as the desk's screens write it. */
export const moneyWords = (cents: number): BothTexts => ({
  zh_HK: formatMoney(cents / 100, 'zh_HK'),
  en_US: formatMoney(cents / 100, 'en_US'),
})

const isHigher = (one: number | null, other: number | null) => other !== null && (one === null || one > other)

/** Roles with a higher limit than the operator's, ready ones first. */
function rolesAbove(actor: Operator, limit: keyof RoleLimits): BothTexts {
  const own = limitsOf(actor)[limit]
  const ready = ROLES.filter(
    role => may({ role }, RIGHT_OF_LIMIT[limit]) && isHigher(limitsOf({ role })[limit], own),
  ).map(role => screenWord(({ editor }) => editor.roles[role]))
  const all = [...ready, ...(actor.own?.above[limit] ?? [])]
  return { zh_HK: all.map(name => name.zh_HK).join('、'), en_US: all.map(name => name.en_US).join(', ') }
}

/** Refuses a refund beyond the operator's limit. Amounts in cents. */
export const refundLimitRefusal = (
  actor: Operator,
  { limit, left }: { readonly limit: number; readonly left: number },
): Refusal =>
  refuse(403, 'refundLimit', {
    values: { limit: moneyWords(limit), left: moneyWords(left), roles: rolesAbove(actor, 'refund') },
  })

/** Refuses to move more GO DOLLAR than the operator's limit. */
export const goDollarLimitRefusal = (actor: Operator, left: number): Refusal =>
  refuse(403, 'goDollarLimit', {
    values: { limit: limitsOf(actor).goDollar, left, roles: rolesAbove(actor, 'goDollar') },
  })
