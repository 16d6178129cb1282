import { createHash } from 'node:crypto'
import type { Locale } from '#locales/locale.ts'
import { escapeHtml } from '#api/rules/escape-html.ts'
import { z } from 'zod'
import { decisionButton, hiddenFields, textField } from '../plain-page/plain-page.ts'
import { devWords, identityPage } from './dev-page.ts'
import { PEOPLE, type Person } from './identity-provider.ts'

const typed = z.string().trim().max(200).default('')

/** The fields of the form, beside the shop's request. */
export const formSchema = z.object({
  decision: z.enum(['continue', 'refuse', 'fail']),
  person: z.string().max(40).default(''),
  nickname: typed,
  email: typed,
  mobile: typed,
})
type Form = z.output<typeof formSchema>

const OTHER = 'other'

/** The person chosen in the form; `undefined` when a new person has no name. The same input always gives the same person. */
export function personOf({ person, nickname, email, mobile }: Form): Person | undefined {
  if (person !== OTHER) return PEOPLE.find(({ sub }) => sub === person)
  if (nickname === '') return undefined
  const words = JSON.stringify([nickname, email, mobile])
  const sub = `typed-${createHash('sha256').update(words).digest('hex').slice(0, 24)}`
  return { sub, nickname, ...(email && { email }), ...(mobile && { phone_number: mobile }) }
}

const choice = (value: string, label: string, detail: string, isChosen: boolean) =>
  `<label class="person"><input type="radio" name="person" value="${value}"${isChosen ? ' checked' : ''}>
<span><strong>${escapeHtml(label)}</strong>${detail && `<small>${escapeHtml(detail)}</small>`}</span></label>`

/** The page where the user chooses a person to sign in as. @param hidden the shop's request, passed on */
export function authorizePage(
  locale: Locale,
  {
    party,
    hidden,
    isMissing,
  }: { party: string; hidden: Readonly<Record<string, string>>; isMissing: boolean },
): string {
  const t = devWords('identity', locale)
  const people = PEOPLE.map(({ sub, nickname, email, phone_number: mobile }, place) =>
    choice(
      sub,
      nickname,
      [email, mobile].filter(Boolean).join(' · ') || t('nothing'),
      place === 0 && !isMissing,
    ),
  )
  const field = (name: string, label: string, type: string) =>
    textField(label, { name, type, maxlength: 200 })
  return identityPage(
    locale,
    t('title', { party }),
    `<p>${escapeHtml(t('intro', { party }))}</p>
${isMissing ? `<p class="problem" role="alert">${escapeHtml(t('nameMissing'))}</p>` : ''}
<form method="post" action="/dev/identity/authorize">
${hiddenFields(hidden)}
<fieldset><legend>${escapeHtml(t('who'))}</legend>
${people.join('\n')}
${choice(OTHER, t('other'), '', isMissing)}
<div class="fields">${field('nickname', t('nickname'), 'text')}${field('email', t('email'), 'email')}${field('mobile', t('mobile'), 'tel')}</div>
</fieldset>
<div class="buttons">${decisionButton('continue', t('continue'), true)}${decisionButton('refuse', t('refuse'))}${decisionButton('fail', t('fail'))}</div>
</form>`,
  )
}
