import type { FeedbackMessage } from '../rules/feedback-rule.ts'
import type { Mail } from '../messaging/messaging.ts'

/** What customer service reads. The subject is one line by the form's rule, so it cannot add headers. Source: MO-86. */
export const letterOf = (
  { name, email, subject, mobile, content }: FeedbackMessage,
  { id, to }: { readonly id: string; readonly to: string },
): Mail => ({
  to,
  subject: `[Cairn] ${subject}`,
  text: [`${name} <${email}>`, ...(mobile ? [mobile] : []), '', content, '', `# ${id}`].join('\n'),
})
