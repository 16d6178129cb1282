import { createTransport } from 'nodemailer'
import type { Messaging } from './messaging.ts'

/** Time a mail server may take for each step. Milliseconds. */
const STEP_MS = 10_000

/** A mail account. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587` (upgraded to TLS where the server can) or `smtps://…`. */
  readonly url: string
  /** Sender: an address, or `Name <address>`. */
  readonly from: string
  readonly stepMs?: number
}

/** Headers for a mail program's own button. Source: MO-90. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Mail by SMTP. Rejects when the server refuses or does not answer. Source: MO-19. */
export function smtpMail({ url, from, stepMs = STEP_MS }: SmtpOptions): Messaging['mail'] {
  const transport = createTransport({
    url,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    // Pictures are addresses: nothing may make the shop read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'cairn.example'
  return async ({ id, to, sender, subject, text, html, unsubscribeUrl }) => {
    const headers = unsubscribeUrl !== undefined && oneClick(unsubscribeUrl)
    // An object is one address, whatever is in it; a text would be read as a list.
    await transport.sendMail({
      from: sender === undefined ? from : { name: sender, address },
      to: { name: '', address: to },
      subject,
      text,
      ...(html !== undefined && { html }),
      ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
      ...(headers && { headers }),
    })
  }
}
