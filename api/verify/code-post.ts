import type { Post } from '../messaging/messaging.ts'
import type { letterOf } from './letter.ts'

/** Where a code goes; the receiver is as it is kept. */
export interface CodeReceiver {
  readonly kind: 'email' | 'mobile'
  readonly receiver: string
}

/** Whether the provider took the code; why not is reported, and is nobody's business outside. Source: M-283. */
export type CodePost = (to: CodeReceiver, letter: ReturnType<typeof letterOf>) => Promise<boolean>

interface CodePostParts {
  readonly post: Post
  /** Whether the shop sends one more short message today; counts it. Numbers that cost, asked for by machines, end there. */
  readonly admitsSms: () => Promise<boolean>
  readonly report: (error: unknown, message: string) => void
}

export const createCodePost =
  ({ post, admitsSms, report }: CodePostParts): CodePost =>
  async ({ kind, receiver: to }, { subject, mail, sms }) => {
    try {
      if (kind === 'mobile' && !(await admitsSms()))
        throw new Error('All short messages of this day are sent.')
      await (kind === 'email' ? post.mail({ to, subject, text: mail }) : post.sms({ to, text: sms }))
      return true
    } catch (error) {
      report(error, 'A verification code could not be sent')
      return false
    }
  }
