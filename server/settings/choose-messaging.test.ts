import { expect, test } from 'vitest'
import { chooseMessaging } from './choose-messaging.ts'
import { readSettings } from './settings.ts'

const choose = (environment: Record<string, string>) => chooseMessaging(readSettings(environment))

test('a demo shop keeps messages in the outbox, without a warning (MO-19)', () =>
  expect(choose({})).toEqual({ messaging: {}, usesOutbox: true, warnings: [] }))

test('a shop for the public without providers is warned of each setting, and keeps nothing (MO-19)', () => {
  const { messaging, usesOutbox, warnings } = choose({ DEMO: 'false' })
  expect([messaging, usesOutbox]).toEqual([{}, false])
  expect(warnings).toEqual([expect.stringMatching(/^MAIL_URL/), expect.stringMatching(/^SMS_URL/)])
})

test('providers win over the outbox (MO-19)', () => {
  const { messaging, warnings } = choose({
    DEMO: 'false',
    MAIL_URL: 'smtp://user:secret@mail.example:587',
    SMS_URL: 'https://sms.example/send',
    SMS_TOKEN: 'secret',
  })
  expect(Object.keys(messaging)).toEqual(['mail', 'sms'])
  expect(warnings).toEqual([])
  expect(choose({ DEV_PAGES: 'true', MAIL_URL: 'smtp://mail.example' }).warnings).toEqual([])
})
