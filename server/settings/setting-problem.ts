import type { z } from 'zod'

/** Settings that may contain a password or key: messages do not repeat their values. */
const CONFIDENTIAL = new Set([
  'SECRET',
  'DEMO_PASSWORD',
  'DATABASE_URL',
  'MAIL_URL',
  'SMS_URL',
  'SMS_TOKEN',
  'METRICS_TOKEN',
  'FACEBOOK_APP_SECRET',
  'INSTAGRAM_APP_SECRET',
  'OIDC_PROVIDERS',
  'SSO_ISSUERS',
  'PAYDOLLAR_SECRETS',
  'PAYDOLLAR_PASSWORD',
])

/** Requirement of a setting. */
function limitOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`
    case 'invalid_value':
      return `must be one of ${issue.values.filter(value => value !== '').join(', ')}`
    case 'too_small':
      return issue.origin === 'string'
        ? `must have at least ${issue.minimum} characters`
        : `must be at least ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`
    case 'invalid_union': {
      const innermost = issue.errors.flat().at(-1)
      return innermost && issue.message.startsWith('Invalid') ? limitOf(innermost) : issue.message
    }
    case 'invalid_format':
      if (issue.format === 'email') return 'must be an e-mail address'
      return issue.format === 'url' && issue.message.startsWith('Invalid') ? 'must be a URL' : issue.message
    default:
      return issue.message
  }
}

/** `PORT: must be at most 65535, but is “70000”`. */
export function settingProblem(
  issue: z.core.$ZodIssue,
  given: Readonly<Record<string, string | undefined>>,
): string {
  const name = String(issue.path[0])
  const value = given[name]
  const problem = `${issue.path.join('.')}: ${limitOf(issue)}`
  if (value === undefined) return `${problem}, but is not set`
  if (!CONFIDENTIAL.has(name)) return `${problem}, but is “${value}”`
  return `${problem}${issue.code === 'too_small' ? `, but has ${value.length}` : ''} (value not shown)`
}
