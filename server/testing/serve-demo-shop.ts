import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Handler } from 'express'
import { publishSaves } from '#api/catalogue/live/stock-feed.ts'
import { DESK_PATH } from '#desk/address.ts'
import { demoOperators } from '#demo/people.ts'
import type { BuiltAssets } from '#renderer/document/assets.ts'
import { NO_INLINER } from '#renderer/document/inline-styles.ts'
import { readSettings } from '../settings/settings.ts'
import { createShopServer } from '../start.ts'

const ASSETS: BuiltAssets = {
  build: 'test',
  inline: NO_INLINER,
  of: () => ({ scripts: ['/entry.js'], styles: [], files: ['/entry.js'] }),
}
const passOn: Handler = (_request, _response, next) => next()

/** Views of the sources; scripts and styles are of no build. */
const SOURCES = {
  assets: ASSETS,
  editorAssets: ASSETS,
  scripts: undefined,
  assetHandler: passOn,
  loadRender: () => import('#renderer/view/entry.tsx'),
  fonts: [],
  fontStyles: [],
  devScripts: [],
  close: () => Promise.resolve(),
}

const SILENCE = new Writable({ write: (_chunk, _encoding, done) => done() })

let callers = 0
/** A network address for each call, so that no limit of addresses is met. */
const caller = () => `198.51.${(callers >> 8) % 250}.${(callers += 1) % 250}`

interface Answer {
  readonly status: number
  readonly data: Readonly<Record<string, unknown>>
}

/** The demo shop over HTTP, with its pages drawn from the sources and no jobs of its own. */
export async function serveDemoShop(environment: Readonly<Record<string, string>> = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-served-'))
  const settings = readSettings({
    DATA_DIR: directory,
    PASSWORD_MEMORY_KIB: '7168',
    PASSWORD_PASSES: '1',
    DEV_PAGES: 'true',
    TRUSTED_PROXIES: '1',
    ...environment,
  })
  const { shop, server, close } = await createShopServer(settings, {
    built: SOURCES,
    log: SILENCE,
    isStopping: () => false,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  shop.place.origin = origin
  shop.place.listening = origin

  const admin = demoOperators.find(({ role }) => role === 'admin')
  const signedIn = await fetch(`${origin}/content/editor/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name: admin?.name, password: admin?.password }),
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const opened = async (response: Response): Promise<Answer> => ({
    status: response.status,
    data: ((await response.json()) as { readonly data: Answer['data'] }).data,
  })

  // Saves are published once a second at most.
  let publishedAt = Date.now()
  return {
    origin,
    commerce: shop.commerce,
    database: shop.database,
    /** A page or file of the shop. */
    get: (path: string) => fetch(`${origin}${path}`),
    /** Answers a document of the commerce API. Throws if it has errors. */
    async query(query: string, variables: object = {}, token?: string, lang = 'en_US') {
      const response = await fetch(`${origin}/api/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          lang,
          'x-forwarded-for': caller(),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      })
      const { data, errors } = (await response.json()) as {
        readonly data: Readonly<Record<string, unknown>>
        readonly errors?: unknown
      }
      if (errors) throw new Error(JSON.stringify(errors))
      return data
    },
    /** A read of staff, by an admin. */
    read: async (name: string, input: object) =>
      opened(
        await fetch(
          `${origin}${DESK_PATH}/${name}?${new URLSearchParams({ input: JSON.stringify(input) })}`,
          {
            headers: { cookie },
          },
        ),
      ),
    /** A change of staff, by an admin. */
    change: async (name: string, input: object) =>
      opened(
        await fetch(`${origin}${DESK_PATH}/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie, origin },
          body: JSON.stringify(input),
        }),
      ),
    /** Does at once what a running shop does within a second: publishes what was saved, and reads it. */
    async publish() {
      publishedAt += 2000
      await publishSaves(shop.database, publishedAt)
      await shop.commerce.refresh()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
