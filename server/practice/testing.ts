import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asText } from '#api/testing/catalogue-lines.ts'
import { developmentAssets } from '#renderer/document/assets.ts'
import { createHandler } from '../http/app.ts'
import { prepareShop } from '../prepare-shop.ts'
import { readSettings } from '../settings/settings.ts'
import { createPracticeShops } from './practice-shops.ts'

/** Noon of 21 November 2026 in Hong Kong. */
export const NOON = Date.UTC(2026, 10, 21, 4)
/** Password of the operators of a test. */
export const PASSWORD = 'seven quiet lanterns'

/** A front end whose pages are not drawn. */
export const NO_PAGES = {
  assets: developmentAssets,
  editorAssets: developmentAssets,
  scripts: undefined,
  assetHandler: (_request: unknown, _response: unknown, next: () => void) => next(),
  loadRender: () => Promise.reject(new Error('This test draws no pages.')),
  fonts: [],
  fontStyles: [],
  devScripts: [],
  close: () => Promise.resolve(),
}

const NO_METRICS = { observe: () => undefined, page: () => undefined }

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface Options {
  readonly environment?: Readonly<Record<string, string>>
  readonly clock?: () => number
  readonly freeBytes?: () => Promise<number>
}

/** A shop over HTTP that makes practice shops, in a data folder; it may be started again there. */
export async function startPractising(
  directory: string,
  { environment = {}, clock = () => NOON, freeBytes }: Options = {},
) {
  const settings = readSettings({
    DEMO: 'false',
    DATA_DIR: directory,
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const isStopping = () => false
  const { shop, parts, practice } = await prepareShop(settings, {
    clock,
    built: NO_PAGES,
    isStopping,
    practice: opened =>
      createPracticeShops({
        settings,
        shop: opened,
        open: (own, given) => prepareShop(own, { ...given, isStopping }),
        lookMs: 50,
        ...(freeBytes && { freeBytes }),
      }),
  })
  const answer = createHandler({ ...parts, metrics: NO_METRICS })
  const server = createServer((request, response) =>
    (practice.inFront(request) ?? answer)(request, response),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  shop.place.origin = settings.ORIGIN ?? `http://127.0.0.1:${port}`
  shop.place.listening = `http://127.0.0.1:${port}`
  const practiceHost = () => new URL(settings.PRACTICE_ORIGIN ?? `http://practice.localhost:${port}`).host

  /** Sends a request with a `Host`, as browsers do. */
  const send = (host: string, path: string, { method = 'GET', body, headers = {} }: Asked = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = httpRequest(
        {
          port,
          path,
          method,
          headers: {
            host,
            lang: 'en_US',
            ...(body !== undefined && !Buffer.isBuffer(body) && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        response => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (part: string) => (text += part))
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          )
        },
      )
      sent.once('error', reject)
      sent.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body))
    })

  return {
    shop,
    practice,
    settings,
    port,
    /** To the shop itself. */
    toShop: (path: string, asked?: Asked) => send(`127.0.0.1:${port}`, path, asked),
    /** To the host of practice shops. */
    toPractice: (path: string, asked?: Asked) => send(practiceHost(), path, asked),
    async stop() {
      await practice.close()
      server.closeAllConnections()
      server.close()
      await shop.close()
    },
    /** Ends as a process that is killed: nothing is noted. */
    close: shop.close,
  }
}

export type Practising = Awaited<ReturnType<typeof startPractising>>

/** Imports goods, then lines of the site. */
export async function addGoods(
  { shop }: Practising,
  lines: Parameters<typeof asText>[0],
  site: readonly string[] = [],
): Promise<void> {
  const { commerce } = shop
  const problems = [
    ...(await commerce.importCatalogue(asText(lines))).problems,
    ...(await commerce.importSite(site)).problems,
  ]
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
}
