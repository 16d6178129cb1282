import { httpSms } from '#api/messaging/http-sms.ts'
import type { Messaging } from '#api/messaging/messaging.ts'
import { smtpMail } from '#api/messaging/smtp.ts'
import type { Settings } from './settings.ts'

type MessagingSettings = Pick<Settings, 'MAIL_URL' | 'MAIL_FROM' | 'SMS_URL' | 'SMS_TOKEN' | 'DEV_PAGES'>

/** How the shop sends messages, and what its operator should know. */
interface MessagingChoice {
  readonly messaging: Partial<Messaging>
  /** Whether what no provider takes is kept in the outbox. */
  readonly usesOutbox: boolean
  /** Names each setting without which something cannot be sent. */
  readonly warnings: readonly string[]
}

/** Providers from the settings; the outbox only where its page is shown. Source: MO-19. */
export function chooseMessaging(settings: MessagingSettings): MessagingChoice {
  const { MAIL_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, DEV_PAGES } = settings
  const missing = [
    !MAIL_URL && 'MAIL_URL is not set: the shop cannot send mail, so shoppers cannot register by e-mail',
    !SMS_URL &&
      'SMS_URL is not set: the shop cannot send short messages, so shoppers cannot register by mobile',
  ].filter(text => text !== false)
  return {
    messaging: {
      ...(MAIL_URL && { mail: smtpMail({ url: MAIL_URL, from: MAIL_FROM }) }),
      ...(SMS_URL && { sms: httpSms({ url: SMS_URL, token: SMS_TOKEN }) }),
    },
    usesOutbox: DEV_PAGES,
    warnings: DEV_PAGES ? [] : missing,
  }
}
