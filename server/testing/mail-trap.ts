import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that sends nothing on. */
export interface MailTrap {
  readonly url: string
  /** What has arrived, as it travels, with its receivers. */
  readonly mails: readonly string[]
  readonly close: () => Promise<void>
}

export async function openMailTrap(): Promise<MailTrap> {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.once('end', () => {
        const to = envelope.rcptTo.map(({ address }) => `for ${address}`)
        mails.push([...to, Buffer.concat(chunks).toString('utf8')].join('\n'))
        callback()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
