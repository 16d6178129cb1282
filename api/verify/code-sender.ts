import type { Messaging } from '../messaging/messaging.ts'
import type { letterOf } from './code-message.ts'

/** Receiver of a code; the receiver is as stored. */
export interface CodeReceiver {
  readonly kind: 'email' | 'mobile'
  readonly receiver: string
}

/** Returns true if the provider took the code; failures are reported, not shown. Source: M-283. */
export type CodeSender = (
  to: CodeReceiver,
  letter: ReturnType<typeof letterOf>,
  /** Network address that asked for it. */
  requester: string | undefined,
) => Promise<boolean>

interface CodeSenderParts {
  readonly messaging: Messaging
  /** Returns true if the shop may send one more text message today, and counts it. Limits the cost of abuse. */
  readonly takeSms: (to: string, requester: string | undefined) => Promise<boolean>
  readonly report: (error: unknown, message: string) => void
}

export const createCodeSender =
  ({ messaging, takeSms, report }: CodeSenderParts): CodeSender =>
  async ({ kind, receiver: to }, { subject, mail, layout, sms }, requester) => {
    try {
      if (kind === 'mobile' && !(await takeSms(to, requester)))
        throw new Error('A daily limit of text messages is reached.')
      await (kind === 'email'
        ? messaging.mail({ to, subject, text: mail, layout })
        : messaging.sms({ to, text: sms }))
      return true
    } catch (error) {
      report(error, 'A verification code could not be sent')
      return false
    }
  }
