import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#api/database/database.ts'
import { openForTest, START } from '#content-store/testing/open-for-test.ts'
import { emptyDatabase } from '#content-store/testing/postgres.ts'
import { json, PASSWORD } from '#content-store/testing/serve-for-test.ts'
import { orThrow } from '#operators/outcome.ts'
import { may } from '#operators/rights.ts'
import { newSecret } from '#operators/second-factor/totp.ts'
import { codeAt } from '#operators/second-factor/testing.ts'
import { GUESSING } from '#operators/sign-in/failed-sign-ins.ts'
import { failedSignInsIn } from './failed-sign-ins.ts'

const SESSION = '/content/editor/session'

/** The first test starts the database. Milliseconds. */
const TIMEOUT_MS = 90_000

/** A server of its own on a database that others use too, with failed sign-ins counted there. */
async function serverOn(url: string) {
  const database = await openDatabase({ url })
  onTestFinished(() => database.destroy())
  const opened = await openForTest(undefined, {
    tables: { database, url },
    failedSignIns: failedSignInsIn(database),
  })
  // Each sign-in comes from an address of its own, so that the limits of addresses hold nothing back.
  const app = express().set('trust proxy', 1).use('/content', opened.router())
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  let calls = 0
  const signIn = async (more: object = {}) => {
    const { headers, ...init } = json({ name: 'ada', password: PASSWORD, ...more })
    const forwarded = `198.51.${port % 250}.${calls++ % 250}`
    const response = await fetch(`http://127.0.0.1:${port}${SESSION}`, {
      ...init,
      headers: { ...headers, 'X-Forwarded-For': forwarded },
    })
    return { status: response.status, cookies: response.headers.getSetCookie() }
  }
  return { ...opened, database, signIn }
}

/** Two servers on one database, and an operator with a second factor. */
async function twoServers() {
  const { url } = await emptyDatabase()
  const one = await serverOn(url)
  const two = await serverOn(url)
  await one.database.deleteFrom('rate_limit').execute()
  const secret = newSecret()
  await one.operators.create({ name: 'ada', password: PASSWORD, role: 'admin' })
  await one.operators.change('ada', ({ operators: [operator] }) => ({
    result: undefined,
    ...(operator && {
      save: { ...operator, secondFactor: { secret, usedStep: 0, recovery: [], since: START } },
    }),
  }))
  return { one, two, secret }
}

test('of sign-ins with one code at two servers at the same time, one gets a session', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { one, two, secret } = await twoServers()
  const code = codeAt(secret, START)
  const answers = await Promise.all([one, two, one, two].map(({ signIn }) => signIn({ code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ cookies }) => cookies.length > 0)).toHaveLength(1)
})

test('150 right passwords without a code at two servers open no session, and are held back together', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { one, two, secret } = await twoServers()
  const statuses: number[] = []
  for (let at = 0; at < 150; at++) {
    const { signIn } = at % 2 === 0 ? one : two
    const { status, cookies } = await signIn(at % 3 === 0 ? { code: '000000' } : {})
    statuses.push(status)
    expect(cookies).toEqual([])
  }
  expect(statuses.filter(status => status === 401)).toHaveLength(GUESSING.free)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  // The right code waits like the others, at both.
  for (const { signIn } of [one, two])
    expect((await signIn({ code: codeAt(secret, START) })).status).toBe(429)
})

test('a role that is changed at one server holds at the other at the next request, for operators and programs', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { one, two } = await twoServers()
  const ada = { name: 'ada', role: 'admin' } as const
  const name = { zh_HK: '收銀', en_US: 'Cashier' }
  const draft = { name, limits: { refund: 50_000, goDollar: 0 }, asksFactor: false }
  const { id } = orThrow(await one.store.addRole(ada, { ...draft, rights: ['orders.read'] }))
  orThrow(await one.store.addOperator(ada, { name: 'kim', role: id, password: PASSWORD }))
  const program = { name: 'feed', role: id, isReadOnly: true, callsPerMinute: 60, endsAt: null }
  const { key } = orThrow(await one.store.addProgram(ada, program))
  const session = await two.operators.signIn('kim', PASSWORD)
  const seen = async () => {
    const [kim, feed] = [await two.operators.bySession(session?.token ?? ''), await two.operators.byKey(key)]
    return [kim, feed].map(
      each => each && [may(each, 'orders.read'), may(each, 'audit.read'), each.own?.limits.refund],
    )
  }
  expect(await seen()).toEqual(Array(2).fill([true, false, 50_000]))
  const changed = { ...draft, rights: ['audit.read'] as const, limits: { refund: 100, goDollar: 0 } }
  orThrow(await one.store.changeRole(ada, id, 1, changed))
  expect(await seen()).toEqual(Array(2).fill([false, true, 100]))
  // A second change of the same version is refused, at either server.
  expect((await two.store.changeRole(ada, id, 1, changed)).ok).toBe(false)
})
