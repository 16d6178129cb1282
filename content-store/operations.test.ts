import { expect, test } from 'vitest'
import { ROLES } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { contentOperations } from './operations.ts'
import { json, serveForTest } from './testing/serve-for-test.ts'

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
  for (const role of ROLES) {
    const { send } = await signedIn(role)
    const refused = (await asked(send)).flatMap(([name, status]) => (status === 403 ? [name] : []))
    expect(refused).toEqual(ALL.flatMap(([name, { right }]) => (may({ role }, right) ? [] : [name])))
  }
  expect(new Set((await asked(browser().send)).map(([, status]) => status))).toEqual(new Set([401]))
})
