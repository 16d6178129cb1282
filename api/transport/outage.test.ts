import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createCommerce } from '../commerce.ts'
import { openDatabase } from '../database/database.ts'
import { freshPostgres } from '../testing/databases.ts'
import { postgresProxy } from '../testing/postgres-proxy.ts'

// The server of the run starts with the first database asked for, which takes longer than a test may.
beforeAll(async () => void (await freshPostgres()), 60_000)

const LOGIN = 'mutation { loginAsVisitor { token } }'

test('while the database does not answer, a call gets a code that says to ask again, and succeeds later', {
  timeout: 60_000,
}, async () => {
  const door = await postgresProxy(await freshPostgres())
  const database = await openDatabase({ url: door.url })
  const commerce = await createCommerce({ database, pollMs: 0, logger: { error: () => undefined } })
  const server = createServer(express().use(commerce.router))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.close().closeAllConnections()
    await commerce.close()
    await database.destroy()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  const ask = (accept: string, lang = 'en_US') =>
    fetch(origin, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, lang },
      body: JSON.stringify({ query: LOGIN }),
    })
  await door.stop()

  const older = await ask('application/json')
  expect(older.status).toBe(200)
  const unavailable = {
    message: 'The shop is not available at the moment. Please try again in a minute.',
    extensions: { code: 'DATABASE_UNAVAILABLE' },
  }
  expect((await older.json()).errors).toEqual([expect.objectContaining(unavailable)])

  const newer = await ask('application/graphql-response+json', 'zh_HK')
  expect([newer.status, newer.headers.get('retry-after')]).toEqual([503, '10'])
  expect((await newer.json()).errors[0].message).toBe('網店暫時未能提供服務，請過一分鐘再試。')

  await door.start()
  await expect.poll(async () => (await (await ask('application/json')).json()).errors).toBeUndefined()
})
