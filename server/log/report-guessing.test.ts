import { expect, test, vi } from 'vitest'
import type { Mail } from '#api/messaging/messaging.ts'
import { reportGuessing } from './report-guessing.ts'

const setUp = (contactEmail: string) => {
  const mail = vi.fn<(mail: Mail) => Promise<void>>(async () => {})
  const logger = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() }
  const messaging = { mail, sms: async () => {} }
  const tell = reportGuessing(
    { messaging, reach: () => ({ hotline: '', contactEmail }), shopNameIn: () => 'Ridge', canMail: true },
    () => 'https://shop.example/editor',
    logger,
  )
  return { tell, mail, logger, readers: () => mail.mock.calls.map(([{ to }]) => to) }
}

test('guesses at a password are told to customer service, and to an operator named by an e-mail address', async () => {
  const { tell, readers, logger } = setUp('service@shop.example')
  await tell('admin', 10)
  await tell('ada@shop.example', 10)
  expect(readers()).toEqual(['service@shop.example', 'service@shop.example', 'ada@shop.example'])
  expect(logger.warn).toHaveBeenCalledTimes(2)
})

test('without an address it is in the log; a letter that is not taken is reported', async () => {
  const { tell, mail, logger } = setUp('')
  await tell('admin', 10)
  expect(mail).not.toHaveBeenCalled()
  mail.mockRejectedValueOnce(new Error('mailbox full'))
  await tell('ada@shop.example', 10)
  expect(logger.error).toHaveBeenCalledTimes(1)
})
