import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { json, PASSWORD, serveForTest } from '#content-store/testing/serve-for-test.ts'
import type { Letter } from '#content-store/stored/letter.ts'
import { INVITATION_MS } from './invitation.ts'

const DEE = {
  name: 'dee',
  role: 'publisher',
  mail: { address: 'dee@shop.example', locale: 'en_US' },
  endsAt: null,
} as const

async function served({ isMailed = true } = {}) {
  const letters: Letter[] = []
  const opened = await serveForTest(
    {},
    {
      mail: {
        send: async letter => void letters.push(letter),
        canSend: () => isMailed,
        editor: () => 'https://shop.example/editor',
        shopNameIn: locale => (locale === 'zh_HK' ? '山脊' : 'Ridge'),
      },
    },
  )
  const { client: admin } = await opened.signedIn('admin')
  const accept = async (secret: string, password = PASSWORD) => {
    const asked = json({ secret, password })
    return (await opened.browser().send('/content/editor/invitation/accept', asked)).status
  }
  return { ...opened, letters, admin, accept }
}

test('an invitation is mailed in the operator’s language; its link gives the account once', async () => {
  const { admin, letters, browser, accept, directory } = await served()
  const mail = { address: 'dee@shop.example', locale: 'zh_HK' } as const
  const { secret, isMailed, invitation } = await admin.change('invitations.send', { ...DEE, mail })
  expect(isMailed).toBe(true)
  await vi.waitFor(() => expect(letters).toHaveLength(1))
  expect(letters[0]).toMatchObject({ to: mail.address, subject: '[山脊] admin 邀請你使用商店後台' })
  expect(letters[0]?.text).toContain(`https://shop.example/editor/join#${secret}`)
  expect(await admin.read('invitations.list', {})).toEqual([invitation])
  expect(await readFile(join(directory, 'invitations.json'), 'utf8')).not.toContain(secret)

  const { client: dee } = browser()
  expect(await dee.checkInvitation(secret)).toMatchObject({ name: 'dee', role: 'publisher' })
  await expect(dee.acceptInvitation(secret, 'short')).rejects.toMatchObject({ status: 422 })
  await dee.acceptInvitation(secret, PASSWORD)
  expect(await accept(secret)).toBe(403)
  expect(await dee.signIn('dee', PASSWORD)).toMatchObject({ name: 'dee', role: 'publisher' })
  expect(await admin.read('invitations.list', {})).toEqual([])
  const accounts = await admin.read('operators.list', {})
  expect(accounts.find(({ name }) => name === 'dee')).toMatchObject({ mail, endsAt: null })
  const { entries } = await admin.read('audit.list', {})
  expect(entries.map(({ by, what, detail }) => `${by} ${what} ${detail}`)).toEqual(
    expect.arrayContaining([
      'admin operatorInvited dee (publisher)',
      'dee invitationAccepted dee (publisher)',
    ]),
  )
})

test('two who open one link at the same time make one account', async () => {
  const { admin, accept, operators } = await served()
  const { secret } = await admin.change('invitations.send', DEE)
  const statuses = await Promise.all([accept(secret), accept(secret, 'another password')])
  expect(statuses.toSorted()).toEqual([200, 403])
  expect((await operators.list()).filter(({ name }) => name === 'dee')).toHaveLength(1)
})

test('where the shop sends no mail, the answer says so', async () => {
  const { admin, letters } = await served({ isMailed: false })
  expect(await admin.change('invitations.send', DEE)).toMatchObject({ isMailed: false })
  expect(letters).toEqual([])
})

test('a link ends after 72 hours, by a new one, by withdrawal, and with the right of the one who sent it', async () => {
  const { admin, accept, clock, browser, operators } = await served()
  const { secret, invitation } = await admin.change('invitations.send', DEE)
  clock.pass(INVITATION_MS)
  expect(await accept(secret)).toBe(403)
  const { client } = browser()
  await client.signIn('admin', PASSWORD)
  const { secret: second } = await client.change('invitations.resend', { id: invitation.id })
  expect(await accept(secret)).toBe(403)
  await client.change('invitations.withdraw', { id: invitation.id })
  expect(await accept(second)).toBe(403)

  await client.change('operators.add', { name: 'zoe', role: 'admin', password: PASSWORD })
  const { client: zoe } = browser()
  await zoe.signIn('zoe', PASSWORD)
  const { secret: third } = await zoe.change('invitations.send', DEE)
  await client.change('operators.change', { name: 'zoe', changes: { role: 'editor' } })
  expect(await accept(third)).toBe(403)
  expect((await operators.list()).map(({ name }) => name)).not.toContain('dee')
})

test.each(['editor', 'publisher'] as const)('a %s may neither see, send nor end invitations', async role => {
  const { signedIn, admin } = await served()
  const { invitation } = await admin.change('invitations.send', DEE)
  const { client } = await signedIn(role)
  for (const attempt of [
    () => client.read('invitations.list', {}),
    () => client.change('invitations.send', { ...DEE, name: 'eve' }),
    () => client.change('invitations.resend', { id: invitation.id }),
    () => client.change('invitations.withdraw', { id: invitation.id }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 403 })
})

test('a name is invited once, and never that of an operator, also of one who left', async () => {
  const { admin, operators } = await served()
  await admin.change('invitations.send', DEE)
  await operators.create({ name: 'fay', role: 'editor', password: PASSWORD })
  await admin.change('operators.remove', { name: 'fay', reason: 'Left' })
  for (const name of ['dee', 'Dee', 'editor', 'fay'])
    await expect(admin.change('invitations.send', { ...DEE, name })).rejects.toMatchObject({ status: 409 })
  await expect(
    admin.change('invitations.send', { ...DEE, name: 'gus', mail: { address: 'no', locale: 'en_US' } }),
  ).rejects.toMatchObject({ status: 422, message: expect.stringMatching(/mail/) })
})

test('guesses at links are held back', async () => {
  const { accept } = await served()
  const statuses: number[] = []
  for (let i = 0; i < 30; i++) statuses.push(await accept(`guess ${i}`))
  expect(statuses.filter(status => status === 403)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})
