import type { Messaging } from '../messaging/messaging.ts'
import type { letterOf } from './code-message.ts'

/** Where a code goes; the receiver is as it is kept. */
export interface CodeReceiver {
  readonly kind: 'email' | 'mobile'
  readonly receiver: string
}

/** Whether the provider took the code; failures are reported, not shown. Source: M-283. */
export type CodeSender = (to: CodeReceiver, letter: ReturnType<typeof letterOf>) => Promise<boolean>

interface CodeSenderParts {
  readonly messaging: Messaging
  /** Whether the shop may send one more text message today; counts it. Limits the cost of abuse. */
  readonly takeSms: () => Promise<boolean>
  readonly report: (error: unknown, message: string) => void
}

export const createCodeSender =
  ({ messaging, takeSms, report }: CodeSenderParts): CodeSender =>
  async ({ kind, receiver: to }, { subject, mail, sms }) => {
    try {
      if (kind === 'mobile' && !(await takeSms()))
        throw new Error('The daily limit of text messages is reached.')
      await (kind === 'email'
        ? messaging.mail({ to, subject, text: mail })
        : messaging.sms({ to, text: sms }))
      return true
    } catch (error) {
      report(error, 'A verification code could not be sent')
      return false
    }
  }
