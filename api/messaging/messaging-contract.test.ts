import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { httpSms } from './http-sms.ts'
import { createOutbox } from './outbox.ts'
import type { Messaging } from './messaging.ts'
import { smtpMail } from './smtp.ts'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const TEXT = '你的驗證碼：048213\nIt is valid for 10 minutes.'

/** What arrived, in any adapter's words. */
interface Arrived {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

interface Setup {
  readonly send: (to: string, text: string, subject: string) => Promise<void>
  readonly arrived: () => Promise<readonly Arrived[]> | readonly Arrived[]
  readonly breakDown: () => void
  readonly close: () => Promise<void>
}

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port
const textOf = async (stream: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Enough of MIME to read our own letters: unfolded headers, encoded words, the two encodings of bodies. */
function readLetter(raw: string): { subject: string; headers: string; text: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ')
  const body = rest.join('\r\n\r\n').trim()
  const quoted = (text: string) =>
    Buffer.from(
      text
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8')
  const word = (_: string, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : quoted(text.replaceAll('_', ' '))
  const subject = /^Subject: (.*)$/im.exec(headers)?.[1] ?? ''
  const isBase64 = /^Content-Transfer-Encoding: base64/im.test(headers)
  const isQuoted = /^Content-Transfer-Encoding: quoted-printable/im.test(headers)
  const decoded = isBase64 ? Buffer.from(body, 'base64').toString('utf8') : isQuoted ? quoted(body) : body
  return {
    subject: subject.replace(/\?= =\?/g, '?==?').replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, word),
    headers,
    text: decoded.replaceAll('\r\n', '\n'),
  }
}

async function smtpSetup(): Promise<
  Setup & {
    readonly headers: () => string
    /** The first mail as it travels. */
    readonly raw: () => string
    readonly mail: Messaging['mail']
  }
> {
  const letters: { to: string[]; raw: string }[] = []
  let isBroken = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_, __, callback) => callback(isBroken ? new Error('no such mailbox') : null),
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.once('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        letters.push({ to, raw: Buffer.concat(chunks).toString('utf8') })
        callback()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `smtp://127.0.0.1:${portOf(server.server)}`
  const mail = smtpMail({ url, from: 'Cairn 商店 <shop@cairn.example>', stepMs: 2000 })
  return {
    mail,
    send: (to, text, subject) => mail({ to, text, subject }),
    arrived: () => letters.map(({ to, raw }) => ({ to, ...readLetter(raw) })),
    headers: () => readLetter(letters[0]?.raw ?? '').headers,
    raw: () => letters[0]?.raw ?? '',
    breakDown: () => void (isBroken = true),
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

async function smsSetup(): Promise<Setup & { readonly requests: () => readonly IncomingMessage[] }> {
  const taken: { to: string; text: string }[] = []
  const requests: IncomingMessage[] = []
  let isBroken = false
  const server = createServer((request, response) => {
    requests.push(request)
    void textOf(request).then(body => {
      if (!isBroken) taken.push(JSON.parse(body) as { to: string; text: string })
      response.writeHead(isBroken ? 503 : 202).end('ok')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const sms = httpSms({ url: `http://127.0.0.1:${portOf(server)}/send`, token: 'geheim', timeoutMs: 2000 })
  return {
    send: (to, text) => sms({ to, text }),
    arrived: () => taken.map(({ to, text }) => ({ to: [to], text, subject: '' })),
    requests: () => requests,
    breakDown: () => void (isBroken = true),
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const outboxSetup = (kind: 'mail' | 'sms') => async (): Promise<Setup> => {
  const db = await openDatabase({ url: 'sqlite::memory:' })
  const outbox = createOutbox(db, () => NOW)
  let isClosed = false
  const close = async () => {
    if (!isClosed) await db.destroy()
    isClosed = true
  }
  return {
    send: (to, text, subject) =>
      kind === 'mail' ? outbox.mail({ to, text, subject }) : outbox.sms({ to, text }),
    arrived: async () =>
      (await outbox.list()).map(({ to, subject, text }) => ({ to: [to], subject, text })).reverse(),
    breakDown: () => void close(),
    close,
  }
}

const ADAPTERS = [
  ['SMTP', smtpSetup, 'mail', 'ming@example.com'],
  ['HTTP short messages', smsSetup, 'sms', '+852 91234567'],
  ['the outbox’s mail', outboxSetup('mail'), 'mail', 'ming@example.com'],
  ['the outbox’s short messages', outboxSetup('sms'), 'sms', '+852 91234567'],
] as const

describe.each(ADAPTERS)('%s, as every way to write to people', (_, open, kind, to) => {
  let setup: Setup
  beforeEach(async () => {
    setup = await open()
    return setup.close
  })

  test('takes a message to one receiver, Chinese and line breaks included (M-048, M-229, MO-19)', async () => {
    await setup.send(to, TEXT, '048213 是你的 Cairn 驗證碼')
    const [message, ...others] = await setup.arrived()
    expect(others).toEqual([])
    expect(message?.to).toEqual([to])
    expect(message?.text.trim()).toBe(TEXT)
    expect(message?.subject).toBe(kind === 'mail' ? '048213 是你的 Cairn 驗證碼' : '')
  })

  test('breaks its promise when the message was not taken (M-283)', async () => {
    setup.breakDown()
    await expect(setup.send(to, TEXT, 'Subject')).rejects.toThrow(
      /no such mailbox|503|destroyed|not open|closed/,
    )
  })
})

describe('mail by SMTP', () => {
  let setup: Awaited<ReturnType<typeof smtpSetup>>
  beforeEach(async () => {
    setup = await smtpSetup()
    return setup.close
  })

  test('the sender is the shop’s', async () => {
    await setup.send('ming@example.com', TEXT, 'Subject')
    expect(setup.headers()).toMatch(/^From: =\?UTF-8\?.* <shop@cairn\.example>$/m)
  })

  test('neither a subject nor an address adds headers or receivers (M-229)', async () => {
    await setup.send('ming@example.com', TEXT, 'Hello\r\nBcc: other@example.com\r\nX-Evil: 1')
    expect(setup.headers()).not.toMatch(/^(Bcc|X-Evil):/im)
    for (const to of ['a@b.com, c@d.com', 'a@b.com\r\nRCPT TO:<c@d.com>', 'a@b.com>\r\nBcc: <c@d.com'])
      await setup.send(to, TEXT, 'Subject').catch(() => undefined)
    const receivers = (await setup.arrived()).flatMap(message => message.to)
    expect(receivers).not.toContain('c@d.com')
    expect(receivers).not.toContain('other@example.com')
  })

  test('a letter that is sent again has the same Message-ID', async () => {
    const mail = { id: 'E20261123', to: 'ming@example.com', subject: 'Order', text: TEXT }
    for (const _ of ['once', 'again']) {
      await setup.mail(mail)
      expect(/^Message-ID: (.*)$/im.exec(setup.headers())?.[1]).toBe('<E20261123@cairn.example>')
    }
  })

  test('a letter one can end says so to mail programs, others do not (MO-90)', async () => {
    const mail = { to: 'ming@example.com', subject: 'News', text: TEXT }
    const url = `https://shop.example/unsubscribe?lang=zh&token=${'t'.repeat(60)}`
    await setup.mail({ ...mail, unsubscribeUrl: url })
    expect(setup.headers()).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect(/^List-Unsubscribe: <(.*)>$/m.exec(setup.headers())?.[1]).toBe(url)
  })

  test('text and document travel together, the text first: programs show the last one they can', async () => {
    const html = '<!DOCTYPE html><html lang="zh-HK"><body>你的訂單</body></html>'
    await setup.mail({ to: 'ming@example.com', subject: 'Order', text: TEXT, html })
    expect(setup.headers()).toMatch(/^Content-Type: multipart\/alternative;/m)
    const raw = setup.raw()
    const [text, document] = [
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
    ].map(type => raw.indexOf(type))
    expect(text).toBeGreaterThan(0)
    expect(document).toBeGreaterThan(text ?? 0)
    expect(readLetter(raw.slice(document)).text).toContain('你的訂單')
  })

  test('the sender is named as the shop says; the address stays that of the provider', async () => {
    const mail = { to: 'ming@example.com', subject: 'News', text: TEXT }
    await setup.mail({ ...mail, sender: 'Ridge, Books' })
    expect(/^From: (.*)$/m.exec(setup.headers())?.[1]).toBe('"Ridge, Books" <shop@cairn.example>')
  })

  test('a code is no such letter', async () => {
    await setup.send('ming@example.com', TEXT, 'Code')
    expect(setup.headers()).not.toMatch(/^List-/m)
  })

  test('a server that is not there is a failure, not a wait', async () => {
    const mail = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'a@b.com', stepMs: 500 })
    await expect(mail({ to: 'a@b.com', subject: 'x', text: 'y' })).rejects.toThrow(/ECONNREFUSED/)
  })
})

describe('short messages by HTTP', () => {
  test('are posted as JSON with the bearer token', async () => {
    const setup = await smsSetup()
    await setup.send('+852 91234567', TEXT, '')
    const [request] = setup.requests()
    expect(request).toMatchObject({ method: 'POST', url: '/send' })
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer geheim',
    })
    await setup.close()
  })

  test.each([
    ['a redirect, which would take the token along', 302],
    ['a refusal', 400],
    ['a breakdown', 500],
  ])('%s (%i) is a failure', async (_, status) => {
    const server = createServer((__, response) => response.writeHead(status, { Location: '/else' }).end())
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const sms = httpSms({ url: `http://127.0.0.1:${portOf(server)}/`, token: '' })
    await expect(sms({ to: '+852 91234567', text: 'x' })).rejects.toThrow(/fetch failed|answered \d{3}/)
    server.closeAllConnections()
    server.close()
  })

  test('silence is a failure after the timeout', async () => {
    const server = createServer(() => undefined)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const sms = httpSms({ url: `http://127.0.0.1:${portOf(server)}/`, token: '', timeoutMs: 50 })
    await expect(sms({ to: '+852 91234567', text: 'x' })).rejects.toThrow(/timeout|abort/i)
    server.closeAllConnections()
    server.close()
  })
})
