import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { PASSWORD, serveForTest } from '#content-store/testing/serve-for-test.ts'
import { type Operator, type OwnRole, type RoleDraft, ROLES } from '../operator.ts'
import { ALL_RIGHTS, type Right } from '../right.ts'
import { covers, limitsOf, may, rightsOf } from '../rights.ts'
import { holderOf } from './own-role.ts'

const NO_LIMITS = { refund: null, goDollar: 0 }

const draft = (rights: readonly Right[], more: Partial<RoleDraft> = {}) => ({
  name: { zh_HK: '收銀', en_US: 'Cashier' },
  rights: [...rights],
  limits: NO_LIMITS,
  asksFactor: false,
  ...more,
})
const MANAGER: readonly Right[] = [
  'operators.manage',
  'pages.read',
  'pages.change',
  'orders.read',
  'money.refund',
]
const manager = (more: Partial<RoleDraft> = {}) =>
  draft(MANAGER, {
    name: { zh_HK: '店長', en_US: 'Manager' },
    limits: { refund: 100_000, goDollar: 0 },
    ...more,
  })

const refusal = (status: number, message?: RegExp) =>
  expect.objectContaining({ status, ...(message && { message: expect.stringMatching(message) }) })

/** A shop whose admin makes roles; `hire` adds an operator with one and signs in. */
async function served() {
  const opened = await serveForTest()
  const { client: admin } = await opened.signedIn('admin')
  const hire = async (name: string, role: OwnRole['id'] | 'admin' | 'editor') => {
    await admin.change('operators.add', { name, role, password: PASSWORD })
    const { client, send } = opened.browser()
    await client.signIn(name, PASSWORD)
    return { client, send }
  }
  return { ...opened, admin, hire }
}

describe('own roles', () => {
  test('an operator with an own role may do what is ticked, and nothing else', async () => {
    const { admin, hire } = await served()
    const { id } = await admin.change('roles.add', draft(['pages.read', 'pages.create']))
    const { client } = await hire('kim', id)
    expect(await client.whoAmI()).toMatchObject({
      name: 'kim',
      role: id,
      own: { name: { en_US: 'Cashier' }, rights: ['account.own', 'pages.read', 'pages.create'] },
    })
    await expect(client.read('pages.list', {})).resolves.toEqual([])
    await expect(client.read('audit.list', {})).rejects.toEqual(refusal(403))
    await expect(client.read('roles.list', {})).rejects.toEqual(refusal(403))
  })

  test('a change of the role holds at the next call of those who have it', async () => {
    const { admin, hire } = await served()
    const role = await admin.change('roles.add', draft(['pages.read']))
    const { client } = await hire('kim', role.id)
    await expect(client.read('audit.list', {})).rejects.toEqual(refusal(403))
    await admin.change('roles.change', { id: role.id, version: 1, ...draft(['audit.read']) })
    await expect(client.read('audit.list', {})).resolves.toBeDefined()
    await expect(client.read('pages.list', {})).rejects.toEqual(refusal(403))
  })

  test('a key of a program can have an own role', async () => {
    const { admin, browser } = await served()
    const { id } = await admin.change('roles.add', draft(['pages.read']))
    const program = { name: 'feed', role: id, isReadOnly: false, callsPerMinute: 60, endsAt: null }
    const { key } = await admin.change('programs.add', program)
    const call = async (name: string) => {
      const headers = { authorization: `Bearer ${key}` }
      return (await browser().send(`/staff/${name}`, { headers })).status
    }
    expect(await call('pages.list')).toBe(200)
    expect(await call('audit.list')).toBe(403)
    expect(await call('account.sessions')).toBe(403)
  })

  test('the history says what each change gave and took, and the audit log names the role', async () => {
    const { admin } = await served()
    const { id } = await admin.change('roles.add', draft(['pages.read']))
    const limits = { refund: 200_000, goDollar: 50 }
    const changed = await admin.change('roles.change', {
      id,
      version: 1,
      ...draft(['orders.read'], { limits, name: { zh_HK: '收銀', en_US: 'Till' } }),
    })
    expect(changed).toMatchObject({
      version: 2,
      history: [
        {
          by: 'admin',
          added: ['orders.read'],
          removed: ['pages.read'],
          limitsBefore: NO_LIMITS,
          nameBefore: { en_US: 'Cashier' },
        },
        { by: 'admin', added: ['account.own', 'pages.read'], removed: [] },
      ],
    })
    const { entries } = await admin.read('audit.list', {})
    expect(entries.map(({ what, detail }) => `${what} ${detail}`).slice(0, 2)).toEqual([
      'roleChanged 收銀 · Till +orders.read −pages.read',
      'roleAdded 收銀 · Cashier',
    ])
  })

  test('a change of a version that another operator replaced is refused, and nothing is changed', async () => {
    const { admin } = await served()
    const { id } = await admin.change('roles.add', draft(['pages.read']))
    await admin.change('roles.change', { id, version: 1, ...draft(['audit.read']) })
    await expect(admin.change('roles.change', { id, version: 1, ...draft(['orders.read']) })).rejects.toEqual(
      refusal(409, /changed this role meanwhile/),
    )
    expect((await admin.read('roles.list', {})).own[0]?.rights).toEqual(['account.own', 'audit.read'])
  })

  test('a role that an operator, program or invitation has is not removed; the refusal names them', async () => {
    const { admin, hire } = await served()
    const { id } = await admin.change('roles.add', draft(['pages.read']))
    await hire('kim', id)
    const mail = { address: 'lee@shop.example', locale: 'en_US' } as const
    const { invitation } = await admin.change('invitations.send', {
      name: 'lee',
      role: id,
      mail,
      endsAt: null,
    })
    await expect(admin.change('roles.remove', { id })).rejects.toEqual(refusal(409, /kim, lee/))
    await admin.change('operators.change', { name: 'kim', changes: { role: 'editor' } })
    await expect(admin.change('roles.remove', { id })).rejects.toEqual(refusal(409, /in use: lee\./))
    await admin.change('invitations.withdraw', { id: invitation.id })
    await admin.change('roles.remove', { id })
    expect(await admin.read('roles.list', {})).toEqual({
      ready: {
        editor: [
          { name: 'editor', kind: 'operator' },
          { name: 'kim', kind: 'operator' },
        ],
        publisher: [{ name: 'publisher', kind: 'operator' }],
        admin: [{ name: 'admin', kind: 'operator' }],
      },
      own: [],
    })
    await expect(admin.change('operators.change', { name: 'kim', changes: { role: id } })).rejects.toEqual(
      refusal(422, /no such role/),
    )
  })

  test('an earlier version of the shop reads an own role as the smallest ready one', async () => {
    const { admin, directory } = await served()
    const { id } = await admin.change('roles.add', draft(['pages.read']))
    await admin.change('operators.add', { name: 'kim', role: id, password: PASSWORD })
    const mail = { address: 'lee@shop.example', locale: 'en_US' } as const
    await admin.change('invitations.send', { name: 'lee', role: id, mail, endsAt: null })
    const stored = async (name: string) => JSON.parse(await readFile(join(directory, name), 'utf8'))
    const { operators } = await stored('operators.json')
    expect(operators.at(-1)).toMatchObject({ name: 'kim', role: 'editor', ownRole: id })
    expect(operators.at(-1)).not.toHaveProperty('own')
    expect(await stored('invitations.json')).toMatchObject([{ name: 'lee', role: 'editor', ownRole: id }])
  })

  test('two roles do not have the same name in a language', async () => {
    const { admin } = await served()
    await admin.change('roles.add', draft(['pages.read']))
    const other = draft(['pages.read'], { name: { zh_HK: '另一個', en_US: 'Cashier' } })
    await expect(admin.change('roles.add', other)).rejects.toEqual(refusal(409, /called Cashier/))
  })

  test('a role may demand a second factor', async () => {
    const { admin, hire } = await served()
    const { id } = await admin.change('roles.add', draft(['pages.read'], { asksFactor: true }))
    const { client } = await hire('kim', id)
    expect(await client.whoAmI()).toMatchObject({ mustSetUp: true })
    await expect(client.read('pages.list', {})).rejects.toEqual(refusal(403))
  })
})

describe('an operator who manages others by an own role', () => {
  /** A manager called Mo, and the role. */
  async function withManager() {
    const opened = await served()
    const role = await opened.admin.change('roles.add', manager())
    const { client: mo } = await opened.hire('mo', role.id)
    return { ...opened, role, mo }
  }

  test('gives roles within the own rights and limits', async () => {
    const { mo } = await withManager()
    const { id } = await mo.change(
      'roles.add',
      draft(['orders.read', 'money.refund'], { limits: { refund: 100_000, goDollar: 0 } }),
    )
    await mo.change('operators.add', { name: 'kim', role: id, password: PASSWORD })
    expect((await mo.read('operators.list', {})).find(({ name }) => name === 'kim')?.role).toBe(id)
  })

  test.each([
    ['a right beyond them', draft(['audit.read'])],
    ['a higher limit', draft(['money.refund'], { limits: { refund: 100_001, goDollar: 0 } })],
    ['no limit', draft(['money.refund'])],
  ])('makes no role with %s', async (_, beyond) => {
    const { mo } = await withManager()
    await expect(mo.change('roles.add', beyond)).rejects.toEqual(refusal(403, /more rights or higher limits/))
  })

  test('cannot change the own role, nor one with more rights', async () => {
    const { admin, mo, role } = await withManager()
    await expect(
      mo.change('roles.change', { id: role.id, version: 1, ...manager({ asksFactor: true }) }),
    ).rejects.toEqual(refusal(403, /You hold this role/))
    const auditor = await admin.change('roles.add', draft(['audit.read']))
    for (const attempt of [
      () => mo.change('roles.change', { id: auditor.id, version: 1, ...draft(['pages.read']) }),
      () => mo.change('roles.remove', { id: auditor.id }),
    ])
      await expect(attempt()).rejects.toEqual(refusal(403))
  })

  test('cannot become more by way of another account, key or invitation', async () => {
    const { admin, mo } = await withManager()
    const feed = { name: 'feed', role: 'admin', isReadOnly: true, callsPerMinute: 60, endsAt: null } as const
    await admin.change('programs.add', feed)
    const mail = { address: 'x@shop.example', locale: 'en_US' } as const
    const { invitation } = await admin.change('invitations.send', {
      name: 'zoe',
      role: 'admin',
      mail,
      endsAt: null,
    })
    for (const attempt of [
      () => mo.change('operators.add', { name: 'eve', role: 'admin', password: PASSWORD }),
      () => mo.change('operators.add', { name: 'eve', role: 'editor', password: PASSWORD }),
      () => mo.change('operators.change', { name: 'mo', changes: { role: 'admin' } }),
      () => mo.change('operators.change', { name: 'admin', changes: { password: 'a new password' } }),
      () => mo.change('operators.change', { name: 'editor', changes: { name: 'ed' } }),
      () => mo.change('operators.remove', { name: 'admin', reason: 'Left' }),
      () => mo.change('operators.demand', { roles: ['admin'] }),
      () => mo.change('programs.add', { ...feed, name: 'own' }),
      () => mo.change('programs.renew', { name: 'feed' }),
      () => mo.change('programs.change', { ...feed, role: 'editor' }),
      () => mo.change('invitations.send', { name: 'eve', role: 'admin', mail, endsAt: null }),
      () => mo.change('invitations.resend', { id: invitation.id }),
    ])
      await expect(attempt()).rejects.toEqual(refusal(403))
  })

  test('is not the last admin: the last one stays', async () => {
    const { admin, role } = await withManager()
    await expect(
      admin.change('operators.change', { name: 'admin', changes: { role: role.id } }),
    ).rejects.toEqual(refusal(403, /last admin/))
  })

  test('an invitation opens nothing once its sender may not give the role any more', async () => {
    const { admin, mo, role, browser } = await withManager()
    const mail = { address: 'x@shop.example', locale: 'en_US' } as const
    const { secret } = await mo.change('invitations.send', { name: 'zoe', role: role.id, mail, endsAt: null })
    const accept = () => browser().client.acceptInvitation(secret, PASSWORD)
    await admin.change('roles.add', draft(['pages.read']))
    await admin.change('operators.change', { name: 'mo', changes: { role: 'editor' } })
    await expect(accept()).rejects.toEqual(refusal(403))
    await admin.change('operators.change', { name: 'mo', changes: { role: role.id } })
    await expect(accept()).resolves.toBeDefined()
  })
})

const asRole = (given: RoleDraft): OwnRole => ({ id: 'own-a', version: 1, history: [], ...given })
const anyRights = fc.subarray([...ALL_RIGHTS])
const anyLimits = fc.record({
  refund: fc.option(fc.integer({ min: 0, max: 500_000 }), { nil: null }),
  goDollar: fc.integer({ min: 0, max: 5000 }),
})

describe('rights', () => {
  test('an own role never allows what no ticked right allows (property)', () => {
    expect(() =>
      fc.assert(
        fc.property(anyRights, anyLimits, (rights, limits) => {
          const role = asRole(draft(rights, { limits }))
          const holder = holderOf(role, [role])
          return (
            ALL_RIGHTS.every(right => may(holder, right) === rights.includes(right)) &&
            limitsOf(holder).refund === limits.refund
          )
        }),
      ),
    ).not.toThrow()
  })

  test('one role covers another exactly if it has each of its rights and limits as high (property)', () => {
    expect(() =>
      fc.assert(
        fc.property(anyRights, anyLimits, anyRights, anyLimits, (ones, most, others, limits) => {
          const one = asRole(draft(ones, { limits: most }))
          const other = { ...asRole(draft(others, { limits })), id: 'own-b' as const }
          const isBelow = (a: number | null, b: number | null) => (a ?? Infinity) <= (b ?? Infinity)
          const isWithin =
            others.every(right => ones.includes(right)) &&
            (!others.includes('money.refund') || isBelow(limits.refund, most.refund)) &&
            (!others.includes('members.change') || limits.goDollar <= most.goDollar)
          return covers(holderOf(one, [one, other]), holderOf(other, [one, other])) === isWithin
        }),
      ),
    ).not.toThrow()
  })

  test('an own role that is gone, or was never there, allows nothing', () => {
    const gone: Operator = { name: 'kim', role: 'own-gone' }
    expect(rightsOf(gone)).toEqual([])
    expect(limitsOf(gone)).toEqual({ refund: 0, goDollar: 0 })
  })

  test('an admin has every right there is', () => {
    expect(ROLES.map(role => rightsOf({ role }).length)).toEqual([13, 30, 44])
    expect(ALL_RIGHTS.every(right => may({ role: 'admin' }, right))).toBe(true)
  })
})
