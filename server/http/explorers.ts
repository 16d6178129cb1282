import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import sirv from 'sirv'
import { readLocaleCookie } from '#api/rules/cookie.ts'
import { DESK_PATH, EXPLORER_SCREENS, EXPLORERS_PATH, type Explorer } from '#desk/address.ts'
import { DEFAULT_LOCALE, type Locale, languageTag } from '#locales/locale.ts'
import type { Operators } from '#operators/accounts/operators.ts'
import { answer } from '#operators/http/answer.ts'
import { operatorOf, signedInOnly } from '#operators/http/session-routes.ts'
import { refuse } from '#operators/outcome.ts'
import { may } from '#operators/rights.ts'

interface Parts {
  readonly operators: Pick<Operators, 'bySession'>
  /** `https://shop.example`, as the request has it. */
  readonly originOf: (request: Request) => string
}

const GRAPHQL_PATH = '/api/graphql'

/** Folder of a file's address. */
const folderOf = (address: string): string => dirname(fileURLToPath(address))

const ALTAIR = join(folderOf(import.meta.resolve('altair-static/package.json')), 'build/dist')

/** An explorer as it is served. */
interface Served {
  /** Folder of its files. */
  readonly folder: string
  /** Files that it uses. */
  readonly files: RegExp
  /** Addresses that it may call, on the shop's own origin. */
  readonly calls: readonly string[]
  readonly page: (locale: Locale) => string
  /** Script that starts it. */
  readonly start: (locale: Locale) => string
}

const baseOf = (explorer: Explorer) => `${EXPLORERS_PATH}/${explorer}/`

/** A first query, which every shop can answer. */
const FIRST_QUERY = `{
  shop {
    products(first: 3) {
      edges {
        node {
          code
          title
        }
      }
    }
  }
}
`

const LANGUAGES = { zh_HK: '中文', en_US: 'English' } as const

/** Altair, as it comes, with our base address and a script of our own that starts it. */
function altairPage(locale: Locale): string {
  return readFileSync(join(ALTAIR, 'index.html'), 'utf8')
    .replace('<html>', `<html lang="${languageTag(locale)}">`)
    .replace('<title>Altair</title>', '<title>GraphQL</title>')
    .replace(/<base [^>]*>/, `<base href="${baseOf('graphql')}">`)
    .replace('</body>', '<script type="module" src="start.js"></script></body>')
}

/** Options of Altair. The language of answers is a variable of its environments, which shoppers' header `lang` takes. */
const altairOptions = (locale: Locale) => ({
  endpointURL: GRAPHQL_PATH,
  initialQuery: FIRST_QUERY,
  initialHeaders: { lang: '{{lang}}' },
  initialEnvironments: {
    base: { variables: { lang: locale } },
    subEnvironments: Object.entries(LANGUAGES).map(([lang, title]) => ({
      id: lang,
      title,
      variables: { lang },
    })),
  },
  instanceStorageNamespace: 'cairn_explorer_',
  disableAccount: true,
  initialSettings: {
    theme: 'light',
    // It has no Traditional Chinese.
    language: 'en-US',
    'alert.disableUpdateNotification': true,
    'banners.disable': true,
    disablePushNotification: true,
  },
})

const swaggerPage = (locale: Locale) => `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>OpenAPI</title>
<base href="${baseOf('operations')}">
<link rel="icon" href="/assets/icon.svg">
<link rel="stylesheet" href="swagger-ui.css">
</head>
<body>
<div id="explorer"></div>
<script src="swagger-ui-bundle.js"></script>
<script src="start.js"></script>
</body>
</html>`

const EXPLORERS: Readonly<Record<Explorer, Served>> = {
  graphql: {
    folder: ALTAIR,
    files: /^\/((main|polyfills|chunk-\w+|worker-\w+)\.js|styles\.css|favicon\.ico|(assets|media)\/.+)$/,
    calls: [GRAPHQL_PATH, baseOf('graphql')],
    page: altairPage,
    start: locale => `AltairGraphQL.init(${JSON.stringify(altairOptions(locale))})`,
  },
  operations: {
    folder: folderOf(import.meta.resolve('swagger-ui-dist/package.json')),
    files: /^\/swagger-ui(-bundle\.js|\.css)$/,
    calls: [`${DESK_PATH}/`],
    page: swaggerPage,
    // The input of a read is a text that holds JSON, which Swagger UI takes for a file: here it is a text with the names of its fields.
    start: locale => `const url = '${DESK_PATH}/openapi.json'
const start = document => SwaggerUIBundle({
  ...document,
  dom_id: '#explorer',
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  validatorUrl: null,
  requestInterceptor: request => Object.assign(request, { headers: { ...request.headers, lang: '${locale}' } }),
})
const asText = parameter => ({
  ...parameter,
  description: 'JSON: ' + (Object.keys(parameter.schema.contentSchema?.properties ?? {}).join(', ') || '{}'),
  example: '{}',
  schema: { type: 'string' },
})
const read = async () => {
  const spec = await (await fetch(url)).json()
  for (const { get } of Object.values(spec.paths)) if (get?.parameters) get.parameters = get.parameters.map(asText)
  return { spec }
}
read().catch(() => ({ url })).then(start)`,
  },
}

/**
 * The Content-Security-Policy of an explorer: its own scripts, no evaluated text, and calls to nothing but the API that it is for. Both
 * packages write style elements.
 */
const policyOf = ({ calls }: Served, origin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src ${calls.map(path => origin + path).join(' ')}`,
    "worker-src 'self' blob:",
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ')

const localeOf = (request: Request): Locale => readLocaleCookie(request.headers.cookie) ?? DEFAULT_LOCALE

/** Leads an operator who opens the address itself to the screen around it, which asks to sign in. */
const toScreen =
  (explorer: Explorer): RequestHandler =>
  (request, response, next) =>
    request.get('sec-fetch-dest') === 'document'
      ? response.redirect(303, `/editor${EXPLORER_SCREENS[explorer]}`)
      : next()

const forPrograms: RequestHandler = (request, response, next) =>
  may(operatorOf(response), 'operators.manage')
    ? next()
    : answer(request, response, refuse(403, 'notAllowed'))

/** Serves one explorer: its page, the script that starts it, and the files of its package. */
function explorerRoutes(explorer: Explorer, { originOf }: Parts): Router {
  const served = EXPLORERS[explorer]
  const files = sirv(served.folder, { etag: true, dotfiles: false })
  const send = (type: string, request: Request, response: Response, text: string) => {
    response.setHeader('Content-Security-Policy', policyOf(served, originOf(request)))
    response.setHeader('Cache-Control', 'no-store')
    response.type(type).send(text)
  }
  return Router()
    .get('/', (request, response) => send('html', request, response, served.page(localeOf(request))))
    .get('/start.js', (request, response) => send('js', request, response, served.start(localeOf(request))))
    .use((request, response, next) => {
      if (!served.files.test(request.path)) return answer(request, response, refuse(404, 'routeNotFound'))
      // Workers have a policy of their own.
      response.setHeader('Content-Security-Policy', policyOf(served, originOf(request)))
      response.setHeader('Cache-Control', 'private, max-age=3600')
      files(request, response, next)
    })
}

/**
 * Explorers of both APIs, for operators who may manage programs: Altair for GraphQL, Swagger UI for the operations of staff. Served from
 * installed packages; nothing comes from elsewhere. See `docs/decisions/149-explorers.md`.
 */
export function explorers(parts: Parts): Router {
  const router = Router()
  for (const explorer of Object.keys(EXPLORERS) as Explorer[])
    router.use(
      `${EXPLORERS_PATH}/${explorer}`,
      toScreen(explorer),
      signedInOnly(parts.operators),
      forPrograms,
      explorerRoutes(explorer, parts),
    )
  return router
}
