import { describe, expect, test } from 'vitest'
import type { Role } from '../operator.ts'
import { openForTest } from '#content-store/testing/open-for-test.ts'
import { PASSWORD, serveForTest } from '#content-store/testing/serve-for-test.ts'

const NEXT = 'a new password'
const refusal = (status: number, message?: RegExp) =>
  expect.objectContaining({ status, ...(message && { message: expect.stringMatching(message) }) })

/** One of each role, and a second admin called Zoe. */
async function served(loginAttempts?: number) {
  const opened = await serveForTest(loginAttempts === undefined ? {} : { loginAttempts })
  await opened.operators.create({ name: 'Zoe', password: PASSWORD, role: 'admin' })
  const { client: admin } = await opened.signedIn('admin')
  const namesOf = async () =>
    (await opened.operators.list()).map(({ name, role }) => `${name} ${role}`).toSorted()
  return { ...opened, admin, namesOf }
}

describe('accounts of operators (LO-13)', () => {
  test.each(['editor', 'publisher'] as const)('a %s may neither see nor change them', async role => {
    const { signedIn, namesOf } = await served()
    const before = await namesOf()
    const { client } = await signedIn(role)
    for (const attempt of [
      () => client.read('operators.list', {}),
      () => client.change('operators.add', { name: 'eve', role: 'admin', password: NEXT }),
      () => client.change('operators.change', { name: role, changes: { role: 'admin' } }),
      () => client.change('operators.change', { name: 'admin', changes: { password: NEXT } }),
      () => client.change('operators.remove', { name: 'admin', reason: 'Left' }),
      () => client.change('operators.end-sessions', { name: 'admin' }),
    ])
      await expect(attempt()).rejects.toEqual(refusal(403))
    expect(await namesOf()).toEqual(before)
  })

  test('an admin says where an operator reads mail; what is absent stays, null ends it, and no address is no address', async () => {
    const { signedIn } = await serveForTest()
    const { client: admin } = await signedIn('admin')
    const mailOf = async () =>
      (await admin.read('operators.list', {})).find(({ name }) => name === 'editor')?.mail
    const mail = { address: 'ed@shop.example', locale: 'en_US' } as const
    await admin.change('operators.change', { name: 'editor', changes: { mail } })
    await admin.change('operators.change', { name: 'editor', changes: { role: 'publisher' } })
    expect(await mailOf()).toEqual(mail)
    await expect(
      admin.change('operators.change', {
        name: 'editor',
        changes: { mail: { ...mail, address: 'nowhere' } },
      }),
    ).rejects.toMatchObject({ status: 422 })
    await admin.change('operators.change', { name: 'editor', changes: { mail: null } })
    expect(await mailOf()).toBeNull()
  })

  test('an admin adds an operator, who can sign in', async () => {
    const { admin, browser } = await served()
    expect(await admin.change('operators.add', { name: 'dee', role: 'editor', password: PASSWORD })).toEqual({
      name: 'dee',
      role: 'editor',
    })
    await browser().client.signIn('dee', PASSWORD)
    expect(await admin.read('operators.list', {})).toContainEqual({
      name: 'dee',
      role: 'editor',
      sessions: 1,
      mail: null,
      hasSecondFactor: false,
      endsAt: null,
    })
  })

  test.each([
    ['a name that is taken', { name: 'editor' }, 409, /already taken/],
    ['a name that differs in capitals only', { name: 'EDITOR' }, 409, /already taken/],
    ['a name with a blank inside', { name: 'a b' }, 422, /letters, digits/],
    ['a short password', { password: '12345678901' }, 422, /at least 12/],
    ['a common password', { password: 'Password1234' }, 422, /too common/],
    ['a name in full width', { name: 'ａdmin' }, 409, undefined],
    ['a name with a Cyrillic letter', { name: '\u0430dmin' }, 409, undefined],
    ['a name that differs by an accent', { name: 'Ádmin' }, 409, undefined],
    ['a role that does not exist', { role: 'owner' as Role }, 400, undefined],
  ] as const)('%s is refused', async (_, change, status, message) => {
    const { admin, namesOf } = await served()
    const before = await namesOf()
    const given = { name: 'dee', role: 'editor' as Role, password: PASSWORD, ...change }
    await expect(admin.change('operators.add', given)).rejects.toEqual(refusal(status, message))
    expect(await namesOf()).toEqual(before)
  })

  test('a new role counts at once in sessions that are open', async () => {
    const { admin, signedIn } = await served()
    const { client } = await signedIn('editor')
    await admin.change('operators.change', { name: 'editor', changes: { role: 'publisher' } })
    expect(await client.whoAmI()).toEqual({ name: 'editor', role: 'publisher' })
  })

  test('a new name keeps sessions and password', async () => {
    const { admin, signedIn, browser, namesOf } = await served()
    const { client } = await signedIn('editor')
    await admin.change('operators.change', { name: 'editor', changes: { name: 'Ada' } })
    expect(await client.whoAmI()).toEqual({ name: 'Ada', role: 'editor' })
    await browser().client.signIn('Ada', PASSWORD)
    expect(await namesOf()).not.toContain('editor editor')
  })

  test('a password that an admin resets ends all sessions of the operator', async () => {
    const { admin, signedIn, browser } = await served()
    const { client } = await signedIn('editor')
    await admin.change('operators.change', { name: 'editor', changes: { password: NEXT } })
    await expect(client.whoAmI()).rejects.toEqual(refusal(401))
    await expect(browser().client.signIn('editor', PASSWORD)).rejects.toEqual(refusal(401))
    await browser().client.signIn('editor', NEXT)
  })

  test('a removed operator is signed out; no account, person or program, gets a name like that again', async () => {
    const { admin, signedIn, operators } = await served()
    const { client } = await signedIn('editor')
    await admin.change('operators.remove', { name: 'editor', reason: 'Left' })
    await expect(client.whoAmI()).rejects.toEqual(refusal(401))
    const gone = refusal(409, /belonged to an operator who left/)
    const account = { role: 'editor', endsAt: null } as const
    for (const name of ['editor', 'Editor', 'еditor'])
      await expect(admin.change('operators.add', { ...account, name, password: NEXT })).rejects.toEqual(gone)
    await expect(
      admin.change('operators.change', { name: 'publisher', changes: { name: 'editor' } }),
    ).rejects.toEqual(gone)
    const limits = { isReadOnly: true, callsPerMinute: 1 }
    await expect(admin.change('programs.add', { ...account, ...limits, name: 'editor' })).rejects.toEqual(
      gone,
    )
    await expect(operators.create({ name: 'editor', role: 'editor', password: NEXT })).rejects.toThrow(
      'removed',
    )
  })

  test('an operator who takes over has an open account of their own', async () => {
    const { admin, clock, namesOf } = await served()
    await admin.change('operators.change', { name: 'publisher', changes: { endsAt: clock.read() } })
    for (const heir of ['nemo', 'editor', 'publisher'])
      await expect(
        admin.change('operators.remove', { name: 'editor', reason: 'Left', heir }),
      ).rejects.toEqual(refusal(422, /cannot take over/))
    expect(await namesOf()).toContain('editor editor')
  })

  test('an admin ends the sessions of an operator, and of the own ones all but this one', async () => {
    const { admin, signedIn } = await served()
    const [{ client: editor }, { client: elsewhere }] = [await signedIn('editor'), await signedIn('admin')]
    await admin.change('operators.end-sessions', { name: 'editor' })
    await admin.change('operators.end-sessions', { name: 'admin' })
    await expect(editor.whoAmI()).rejects.toEqual(refusal(401))
    await expect(elsewhere.whoAmI()).rejects.toEqual(refusal(401))
    expect(await admin.whoAmI()).toEqual({ name: 'admin', role: 'admin' })
  })

  test('an admin can neither remove nor demote the own account, nor reset the own password here', async () => {
    const { admin, namesOf } = await served()
    const before = await namesOf()
    await expect(admin.change('operators.remove', { name: 'admin', reason: 'Left' })).rejects.toEqual(
      refusal(403, /remove yourself/),
    )
    await expect(
      admin.change('operators.change', { name: 'admin', changes: { role: 'editor' } }),
    ).rejects.toEqual(refusal(403, /own role/))
    await expect(
      admin.change('operators.change', { name: 'admin', changes: { password: NEXT } }),
    ).rejects.toEqual(refusal(403, /Change password/))
    expect(await namesOf()).toEqual(before)
  })

  test('of two admins who remove each other at the same time one stays', async () => {
    const { admin, browser, namesOf } = await served()
    const { client: zoe } = browser()
    await zoe.signIn('Zoe', PASSWORD)
    const outcomes = await Promise.allSettled([
      admin.change('operators.remove', { name: 'Zoe', reason: 'Left' }),
      zoe.change('operators.remove', { name: 'admin', reason: 'Left' }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await namesOf()).filter(name => name.endsWith(' admin'))).toHaveLength(1)
  })

  test('the last admin stays', async () => {
    const { admin } = await served()
    await admin.change('operators.remove', { name: 'Zoe', reason: 'Left' })
    await expect(admin.change('operators.remove', { name: 'admin', reason: 'Left' })).rejects.toEqual(
      refusal(403, /last admin/),
    )
    await expect(
      admin.change('operators.change', { name: 'admin', changes: { role: 'publisher' } }),
    ).rejects.toEqual(refusal(403, /last admin/))
  })

  test('an end of an account signs the operator out at its instant, and keeps them out until it is taken away', async () => {
    const { admin, browser, clock } = await served()
    const { client, send } = browser()
    await client.signIn('editor', PASSWORD)
    const endsAt = clock.read() + 60_000
    const setEnd = (name: string, end: number | null) =>
      admin.change('operators.change', { name, changes: { endsAt: end } })
    await setEnd('editor', endsAt)
    expect(await client.sessionLeft()).toBe(60_000)
    clock.pass(59_999)
    expect((await client.whoAmI()).name).toBe('editor')
    clock.pass(1)
    expect((await send('/content/editor/session')).status).toBe(401)
    await expect(client.read('pages.list', {})).rejects.toMatchObject({ status: 401 })
    await expect(client.signIn('editor', PASSWORD)).rejects.toMatchObject({ status: 401, data: null })
    expect(await admin.read('operators.list', {})).toContainEqual(
      expect.objectContaining({ name: 'editor', sessions: 0, endsAt }),
    )
    await setEnd('editor', null)
    expect(await client.signIn('editor', PASSWORD)).toMatchObject({ name: 'editor' })
  })

  test('one admin stays without an end, and admins set none for themselves', async () => {
    const { admin, browser, clock } = await served()
    const endsAt = clock.read() + 60_000
    await expect(admin.change('operators.change', { name: 'admin', changes: { endsAt } })).rejects.toEqual(
      refusal(403),
    )
    const { client: zoe } = browser()
    await zoe.signIn('Zoe', PASSWORD)
    await admin.change('operators.change', { name: 'Zoe', changes: { endsAt } })
    for (const changes of [{ endsAt }, { role: 'editor' as const }])
      await expect(zoe.change('operators.change', { name: 'admin', changes })).rejects.toMatchObject({
        status: 403,
      })
    await expect(zoe.change('operators.remove', { name: 'admin', reason: 'Left' })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('the reason of a removal is in the audit log', async () => {
    const { admin } = await served()
    await admin.change('operators.remove', { name: 'editor', reason: 'Left the shop' })
    const { entries } = await admin.read('audit.list', { what: 'operatorRemoved' })
    expect(entries).toMatchObject([{ by: 'admin', detail: 'editor: Left the shop' }])
    await expect(admin.change('operators.remove', { name: 'publisher', reason: '' })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('what is not there is not found', async () => {
    const { admin } = await served()
    await expect(
      admin.change('operators.change', { name: 'nemo', changes: { role: 'editor' } }),
    ).rejects.toEqual(refusal(404))
    await expect(admin.change('operators.remove', { name: 'nemo', reason: 'Left' })).rejects.toEqual(
      refusal(404),
    )
  })

  test('changes outlive a restart', async () => {
    const { admin, directory } = await served()
    await admin.change('operators.change', { name: 'editor', changes: { name: 'Ada', role: 'publisher' } })
    await admin.change('operators.remove', { name: 'publisher', reason: 'Left' })
    const { operators } = await openForTest(directory)
    const names = (await operators.list()).map(({ name, role }) => `${name} ${role}`)
    expect(names.toSorted()).toEqual(['Ada publisher', 'Zoe admin', 'admin admin'])
  })
})

describe('the own password', () => {
  test('is changed with the current one; other sessions end, this one stays', async () => {
    const { signedIn, browser } = await served()
    const [{ client: here }, { client: there }] = [await signedIn('editor'), await signedIn('editor')]
    await here.changePassword(PASSWORD, NEXT)
    expect(await here.whoAmI()).toEqual({ name: 'editor', role: 'editor' })
    await expect(there.whoAmI()).rejects.toEqual(refusal(401))
    await expect(browser().client.signIn('editor', PASSWORD)).rejects.toEqual(refusal(401))
    await browser().client.signIn('editor', NEXT)
  })

  test('stays with a wrong current one or a new one that is too short', async () => {
    const { signedIn, browser } = await served()
    const { client } = await signedIn('editor')
    await expect(client.changePassword('wrong horse', NEXT)).rejects.toEqual(refusal(422, /wrong/))
    await expect(client.changePassword(PASSWORD, 'short')).rejects.toEqual(refusal(422, /at least 12/))
    await browser().client.signIn('editor', PASSWORD)
  })

  test('cannot be guessed in an open session', async () => {
    const { signedIn } = await served(3)
    const { client } = await signedIn('editor')
    for (let i = 0; i < 3; i++)
      await expect(client.changePassword(`guess ${i} of many`, NEXT)).rejects.toEqual(refusal(422))
    await expect(client.changePassword(PASSWORD, NEXT)).rejects.toEqual(refusal(429))
  })
})
