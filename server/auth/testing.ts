import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import express from 'express'
import { afterAll } from 'vitest'
import { createIdentityProvider, type IdentityProvider } from '#demo/dev/identity-provider.ts'
import { identityPages } from '#demo/dev/identity-pages.ts'
import { testProviders } from '#demo/dev/test-providers.ts'
import { oidcProvider } from './oidc-provider.ts'
import type { Provider } from './provider.ts'
import { authRouter } from './router.ts'

/**
 * A browser as far as addresses and cookies go: follows nothing by itself.
 * @param from headers by which browsers name the page that sends them; by default a page of the shop
 */
export function createBrowser(from: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' }) {
  const jar = new Map<string, string>()
  const cookieLines: string[] = []
  const visit = async (address: string, form?: Readonly<Record<string, string>>) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie, ...from },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      cookieLines.push(line)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return { jar, cookieLines, visit }
}
export type Browser = ReturnType<typeof createBrowser>

/** The ways there and back with the test provider, on a free port; closed after the file's tests. */
export async function openLoginTest({
  clock,
  isSecure = false,
  providersOf = identity => testProviders(identity).map(oidcProvider),
}: {
  clock: () => number
  isSecure?: boolean
  providersOf?: (identity: IdentityProvider) => readonly Provider[]
}) {
  const logged: object[] = []
  const identity = await createIdentityProvider({ clock })
  const providers = providersOf(identity)
  const commerce: Commerce = await createCommerce({
    database: 'sqlite::memory:',
    clock,
    pollMs: 0,
    services: { thirdParties: providers },
  })
  const app = express()
  const server = createServer(app)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const originOf = () => origin
  const { sessions, pendingIdentities } = commerce.services
  const logger = { warn: (fields: object) => void logged.push(fields) }
  app.use(
    '/auth',
    authRouter({
      providers,
      sessions,
      pendingIdentities,
      secret: 'a secret of sixteen or more',
      clock,
      originOf,
      isSecure,
      logger,
    }),
  )
  app.use('/dev/identity', identityPages({ identity, originOf, fontStyles: [] }))
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await commerce.close()
  })
  return { origin, commerce, logged }
}

/** Address, query or fragment of a redirect. */
export const redirectTarget = (response: Response) =>
  new URL(response.headers.get('location') ?? '', 'http://shop')
export const fragmentOf = (response: Response) => new URLSearchParams(redirectTarget(response).hash.slice(1))
