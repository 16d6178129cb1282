import { httpSms } from '#api/messaging/http-sms.ts'
import type { Post } from '#api/messaging/messaging.ts'
import { smtpMail } from '#api/messaging/smtp.ts'
import type { Settings } from './settings.ts'

type PostSettings = Pick<Settings, 'MAIL_URL' | 'MAIL_FROM' | 'SMS_URL' | 'SMS_TOKEN' | 'DEV_PAGES'>

/** How a shop writes to people, and what to tell its operator. */
interface PostChoice {
  readonly post: Partial<Post>
  /** Whether what no provider takes is kept in the outbox. */
  readonly usesOutbox: boolean
  /** Names each setting without which something cannot be sent. */
  readonly warnings: readonly string[]
}

/** Providers from the settings; the outbox only where its page is shown. Source: MO-19. */
export function choosePost(settings: PostSettings): PostChoice {
  const { MAIL_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, DEV_PAGES } = settings
  const missing = [
    !MAIL_URL && 'MAIL_URL is not set: the shop cannot send mail, so nobody can register by e-mail',
    !SMS_URL && 'SMS_URL is not set: the shop cannot send short messages, so nobody can register by mobile',
  ].filter(text => text !== false)
  return {
    post: {
      ...(MAIL_URL && { mail: smtpMail({ url: MAIL_URL, from: MAIL_FROM }) }),
      ...(SMS_URL && { sms: httpSms({ url: SMS_URL, token: SMS_TOKEN }) }),
    },
    usesOutbox: DEV_PAGES,
    warnings: DEV_PAGES ? [] : missing,
  }
}
