import { PASSWORD_BOUNDS, PASSWORD_RULES, type PasswordRules } from '#api/rules/password-rule.ts'
import { z } from 'zod'

const length = ({ from, to }: { readonly from: number; readonly to: number }, preset: number) =>
  z.coerce.number().int().min(from).max(to).default(preset)

/** Rules of members' passwords. The specification's are the defaults; a shop can make them stricter and longer. Source: M-261 … M-263. */
export const passwordSettings = {
  MEMBER_PASSWORD_MIN: length(PASSWORD_BOUNDS.min, PASSWORD_RULES.min),
  MEMBER_PASSWORD_MAX: length(PASSWORD_BOUNDS.max, PASSWORD_RULES.max),
  /** `listed`: letters, digits and `!@#$%^&*.`; `any`: every sign that can be typed. */
  MEMBER_PASSWORD_SIGNS: z.enum(['listed', 'any']).default(PASSWORD_RULES.signs),
  /** `refused`: the 3,000 commonest passwords are not taken, among them `abc123`. */
  MEMBER_PASSWORD_COMMON: z.enum(['accepted', 'refused']).default(PASSWORD_RULES.common),
}

/** The settings as API and forms take them. */
export const passwordRules = (
  settings: {
    readonly [Name in keyof typeof passwordSettings]: z.output<(typeof passwordSettings)[Name]>
  },
): PasswordRules => ({
  min: settings.MEMBER_PASSWORD_MIN,
  max: settings.MEMBER_PASSWORD_MAX,
  signs: settings.MEMBER_PASSWORD_SIGNS,
  common: settings.MEMBER_PASSWORD_COMMON,
})
