import { expect, test } from 'vitest'
import { type Operator, ROLES } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { contentOperations } from './operations.ts'
import { json, PASSWORD, serveForTest } from './testing/serve-for-test.ts'

const ALL = Object.entries(contentOperations).flatMap(([area, table]) =>
  Object.entries(table).map(([name, operation]) => [`${area}.${name}`, operation] as const),
)

test('each operation asks for its right before anything else, and for a session before that (LO-13)', async () => {
  const { browser, signedIn } = await serveForTest()
  const asked = async (send: (path: string, init?: RequestInit) => Promise<Response>) => {
    const statuses: [string, number][] = []
    for (const [name, { kind }] of ALL) {
      const address = `/staff/${name}`
      const response = await (kind === 'read'
        ? send(`${address}?input=0`)
        : send(address, json({ no: 'field' })))
      statuses.push([name, response.status])
    }
    return statuses
  }
  const refusedTo = async (send: (path: string, init?: RequestInit) => Promise<Response>) =>
    (await asked(send)).flatMap(([name, status]) => (status === 403 ? [name] : []))
  const without = (holder: Pick<Operator, 'role' | 'own'>) =>
    ALL.flatMap(([name, { right }]) => (may(holder, right) ? [] : [name]))
  for (const role of ROLES) {
    const { send } = await signedIn(role)
    expect(await refusedTo(send)).toEqual(without({ role }))
  }
  const { client: admin } = await signedIn('admin')
  const { id } = await admin.change('roles.add', {
    name: { zh_HK: '自訂', en_US: 'Own' },
    rights: ['pages.publish', 'media.read', 'operators.manage'],
    limits: { refund: null, goDollar: 0 },
    asksFactor: false,
  })
  await admin.change('operators.add', { name: 'own', role: id, password: PASSWORD })
  const own = browser()
  await own.client.signIn('own', PASSWORD)
  expect(await refusedTo(own.send)).toEqual(without(await own.client.whoAmI()))
  const program = { name: 'feed', role: id, isReadOnly: false, callsPerMinute: 1000, endsAt: null }
  const { key } = await admin.change('programs.add', program)
  const byKey = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${key}`)
    return browser().send(path, { ...init, headers })
  }
  expect(await refusedTo(byKey)).toEqual(
    ALL.flatMap(([name, { right, asks }]) =>
      ['pages.publish', 'media.read'].includes(right) && asks === undefined ? [] : [name],
    ),
  )
  expect(new Set((await asked(browser().send)).map(([, status]) => status))).toEqual(new Set([401]))
})
