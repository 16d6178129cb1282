import { beforeEach, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createOutbox, MAX_HTML_BYTES, OUTBOX_SIZE } from './outbox.ts'

const START = Date.parse('2026-11-21T12:00:00+08:00')

describeOnBothDatabases('the outbox', open => {
  let now = START
  beforeEach(async () => void (await open().db.deleteFrom('outbox').execute()))
  const outbox = () => createOutbox(open().db, () => now++)

  test('shows messages newest first, by receiver too (M-048)', async () => {
    await outbox().mail({ to: 'a@b.com', subject: 'One', text: 'first' })
    await outbox().sms({ to: '+852 91234567', text: 'second' })
    await outbox().mail({ to: 'a@b.com', subject: 'Three', text: 'third' })
    const all = await outbox().list()
    expect(all.map(({ kind, to, subject, text }) => [kind, to, subject, text])).toEqual([
      ['MAIL', 'a@b.com', 'Three', 'third'],
      ['SMS', '+852 91234567', '', 'second'],
      ['MAIL', 'a@b.com', 'One', 'first'],
    ])
    expect((await outbox().list('a@b.com')).map(({ subject }) => subject)).toEqual(['Three', 'One'])
    expect(await outbox().find(all[1]?.id ?? '')).toEqual(all[1])
    expect(await outbox().find('nothing')).toBeUndefined()
  })

  test('keeps the document of a mail beside its text, unless it is too long', async () => {
    const mail = { to: 'a@b.com', subject: 'Order', text: 'text' }
    await outbox().mail({ ...mail, html: '<p>你的訂單</p>' })
    await outbox().mail({ ...mail, html: 'x'.repeat(MAX_HTML_BYTES + 1) })
    await outbox().mail(mail)
    expect((await outbox().list()).map(({ html }) => html)).toEqual(['', '', '<p>你的訂單</p>'])
  })

  test('keeps the newest 200', async () => {
    const box = outbox()
    for (let place = 0; place < OUTBOX_SIZE + 3; place += 1)
      await box.sms({ to: '+852 91234567', text: `${place}` })
    const kept = await box.list()
    expect(kept).toHaveLength(OUTBOX_SIZE)
    expect(kept[0]?.text).toBe(`${OUTBOX_SIZE + 2}`)
    expect(kept.at(-1)?.text).toBe('3')
  })
})
