import { expect, test } from 'vitest'
import { choosePost } from './choose-post.ts'
import { readSettings } from './settings.ts'

const choose = (environment: Record<string, string>) => choosePost(readSettings(environment))

test('a demo shop keeps messages in the outbox, without a warning (MO-19)', () =>
  expect(choose({})).toEqual({ post: {}, usesOutbox: true, warnings: [] }))

test('a shop for the public without providers is warned of each setting, and keeps nothing (MO-19)', () => {
  const { post, usesOutbox, warnings } = choose({ DEMO: 'false' })
  expect([post, usesOutbox]).toEqual([{}, false])
  expect(warnings).toEqual([expect.stringMatching(/^MAIL_URL/), expect.stringMatching(/^SMS_URL/)])
})

test('providers win over the outbox (MO-19)', () => {
  const { post, warnings } = choose({
    DEMO: 'false',
    MAIL_URL: 'smtp://user:secret@mail.example:587',
    SMS_URL: 'https://sms.example/send',
    SMS_TOKEN: 'secret',
  })
  expect(Object.keys(post)).toEqual(['mail', 'sms'])
  expect(warnings).toEqual([])
  expect(choose({ DEV_PAGES: 'true', MAIL_URL: 'smtp://mail.example' }).warnings).toEqual([])
})
