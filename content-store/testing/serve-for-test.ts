import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { onTestFinished } from 'vitest'
import { createCall } from '#operators/client/call.ts'
import { createOperationClient } from '#operators/client/operations.ts'
import { staffRoutes } from '#operators/http/staff-routes.ts'
import { createContentClient } from '../client/client.ts'
import type { ContentOperations } from '../operations.ts'
import type { Role } from '#operators/operator.ts'
import type { RouterOptions } from '../router.ts'
import { openForTest } from './open-for-test.ts'

export const PASSWORD = 'correct horse'
const STAFF_PATH = '/staff'

/** The content store behind a real port, with one operator of each role: `editor`, `publisher`, `admin`. */
export async function serveForTest(options?: RouterOptions, more?: Parameters<typeof openForTest>[1]) {
  const opened = await openForTest(undefined, more)
  for (const role of ['editor', 'publisher', 'admin'] as const)
    await opened.operators.create({ name: role, password: PASSWORD, role })
  // Requests may name a network address of their own.
  const app = express()
    .set('trust proxy', 1)
    .use('/content', opened.router(options))
    .use('/media', opened.mediaRouter)
    .use(
      STAFF_PATH,
      staffRoutes([opened.served], {
        path: STAFF_PATH,
        operators: opened.operators,
        clock: Date.now,
        report: error => {
          throw error
        },
      }),
    )
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** A browser of its own: keeps the session cookie. */
  const browser = (locale: 'zh_HK' | 'en_US' = 'en_US') => {
    let cookie = ''
    const send = async (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      if (cookie) headers.set('cookie', cookie)
      const response = await fetch(new URL(path, host), { ...init, headers })
      const [set] = response.headers.getSetCookie()
      if (set) cookie = set.split(';')[0] ?? ''
      return response
    }
    // The clients ask by text.
    const calling = {
      fetch: (path: unknown, init?: RequestInit) => send(path as string, init),
      locale: () => locale,
    }
    return {
      send,
      client: {
        ...createContentClient({ ...calling, baseUrl: '/content', minimumReadMs: 0 }),
        ...createOperationClient<ContentOperations>(createCall({ ...calling, baseUrl: STAFF_PATH })),
      },
    }
  }

  const signedIn = async (role: Role, locale?: 'zh_HK' | 'en_US') => {
    const opened = browser(locale)
    await opened.client.signIn(role, PASSWORD)
    return opened
  }
  return { ...opened, host, browser, signedIn }
}

/** Sends JSON. */
export const json = (body: unknown, method = 'POST') => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
