import { ApiError } from '#api/client/api-error.ts'
import type { Api } from '#api/client/api.ts'
import { isEmailAddress } from '#api/rules/email-address.ts'
import { subscribeEmail } from '#api/client/newsletter.ts'
import { showToast } from '#ui/toast/toast.ts'
import { track } from '../../shop/tracking/tracking.ts'

/** What is wrong with an address before anything is sent. Source: L-087, L-088, M-182, M-183. */
export const problemWith = (email: string): 'emailMissing' | 'email' | undefined => {
  if (email === '') return 'emailMissing'
  return isEmailAddress(email) ? undefined : 'email'
}

interface Words {
  readonly sent: string
  readonly failed: string
}

/** Sends an address and says by toast what became of it; whether it was taken. Source: L-089, L-090, M-185. */
export async function sendSubscription(api: Api, email: string, { sent, failed }: Words): Promise<boolean> {
  try {
    const { success } = await subscribeEmail(api, email)
    showToast(success ? sent : failed, { status: success ? 'success' : 'error' })
    if (success) track('Lead', { content_name: 'newsletter' })
    return success
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    showToast(failed, { status: 'error' })
    return false
  }
}
