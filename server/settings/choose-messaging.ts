import { httpSms } from '#api/messaging/http-sms.ts'
import type { Messaging } from '#api/messaging/messaging.ts'
import { smtpMail } from '#api/messaging/smtp.ts'
import type { Settings } from './settings.ts'

type MessagingSettings = Pick<Settings, 'MAIL_URL' | 'MAIL_FROM' | 'SMS_URL' | 'SMS_TOKEN' | 'DEV_PAGES'>

/** Messaging of a shop, and the warnings for its operator. */
interface MessagingChoice {
  readonly messaging: Partial<Messaging>
  /** True if messages without a provider go to the outbox. */
  readonly usesOutbox: boolean
  /** One warning for each missing setting that prevents sending. */
  readonly warnings: readonly string[]
}

/** Chooses providers by the settings. The outbox is used only where its page is served. Source: MO-19. */
export function chooseMessaging(settings: MessagingSettings): MessagingChoice {
  const { MAIL_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, DEV_PAGES } = settings
  const missing = [
    !MAIL_URL && 'MAIL_URL is not set: the shop cannot send e-mails, so shoppers cannot register by e-mail',
    !SMS_URL &&
      'SMS_URL is not set: the shop cannot send text messages, so shoppers cannot register by mobile',
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
