import type { Request, Router } from 'express'
import type { ExecutionResult, GraphQLError } from 'graphql'
import { sql } from 'kysely'
import { DEFAULT_LOCALE, type Locale } from '#locales/locale.ts'
import { purgeNotices } from './back-in-stock/notice-store.ts'
import { createBackInStockNotifier } from './back-in-stock/notify.ts'
import { type Catalogue, nextChange } from './catalogue/catalogue.ts'
import type { ImportResult } from './catalogue/import/import-result.ts'
import { importCatalogue } from './catalogue/import/import-catalogue.ts'
import { type ListedProduct, listedProducts } from './catalogue/live/listed-products.ts'
import { createLiveCatalogue } from './catalogue/live/live-catalogue.ts'
import { publishStock } from './catalogue/live/stock-feed.ts'
import type { Api } from './client/api.ts'
import { type CommerceUse, createCommerceUse } from './commerce-use.ts'
import { createContexts } from './create-contexts.ts'
import { type Database, openDatabase } from './database/database.ts'
import { failure } from './shared/failure.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { orderJobs } from './order/order-jobs.ts'
import { purgeUnpaid } from './order/unpaid/unpaid-hold.ts'
import { schema } from './schema.ts'
import { createInProcessApi } from './client/in-process.ts'
import { createCatalogueViews } from './product/view/catalogue-view.ts'
import { createViewCaches, viewCacheUses } from './product/view/view-caches.ts'
import { parseSynonyms, type SynonymProblem } from './product/search/synonyms.ts'
import { createServices, type ServiceOptions, type Services } from './services.ts'
import type { CacheUse } from '#platform/byte-cache.ts'
import { importSite, type SiteImportResult } from './catalogue/site/import-site.ts'
import type { Site } from './catalogue/site/site.ts'
import { createAnswerCache } from './transport/answer-cache.ts'
import { createDocuments, pickOperation } from './transport/documents.ts'
import { createPersistedTexts } from './transport/persisted.ts'
import { type Logger, presentError } from './transport/present-errors.ts'
import { createGraphqlRouter } from './transport/router.ts'

/** Caller in process: shopper, language, instant. */
interface Asker {
  readonly locale?: Locale
  readonly token?: string | undefined
  /** Epoch milliseconds to answer for (a preview); the clock's when missing. */
  readonly now?: number
}

export interface CommerceOptions {
  /** `sqlite:<file>`, `sqlite::memory:`, `postgres://…`, or an open database, which `close` then leaves open. */
  readonly database: string | Database
  /** Epoch milliseconds. */
  readonly clock?: () => number
  readonly logger?: Logger
  /** The shop's address as a request's browser sees it; a payment returns there. */
  readonly originOf?: (request: Request) => string
  /** Interval between looks for catalogue changes made by other processes; 0 never looks. */
  readonly pollMs?: number
  /** Time an answer that must be current waits for the newest catalogue, in milliseconds; 150 by default. */
  readonly freshWaitMs?: number
  /** False computes every answer again, for measuring. */
  readonly keepAnswers?: boolean
  readonly services?: ServiceOptions
  /** The list of synonyms, in the format of its file. */
  readonly synonyms?: string
}

/** The commerce engine of one process. */
export interface Commerce {
  /** To be mounted at `/api/graphql`. */
  readonly router: Router
  /** The same for previews, to be mounted at `…/:instant/:viewer`, for operators only: queries, for no session. */
  readonly previewRouter: Router
  /** Runs a document's text in process, errors presented as over HTTP. */
  readonly execute: (
    request: { readonly query: string; readonly operationName?: string; readonly variables?: object } & Asker,
  ) => Promise<ExecutionResult>
  readonly createServerApi: (asker: Asker) => Api
  /** The goods as they are now. */
  readonly catalogue: () => Catalogue
  /** Rises with every change to what shoppers see. */
  readonly catalogueVersion: () => number
  /** Reads what other processes changed of the catalogue and what surrounds it. */
  readonly refresh: () => Promise<void>
  /** Called with the new version; returns a function that ends it. */
  readonly onCatalogueChange: (listener: (version: number) => void) => () => void
  /** The next moment after `now` at which a price, a promotion or a “new” label changes by itself. */
  readonly changesAt: (now: number) => number | undefined
  readonly importCatalogue: (
    lines: Iterable<string> | AsyncIterable<string>,
    options?: { readonly dryRun?: boolean },
  ) => Promise<ImportResult>
  /** Searches by another list of synonyms from now on; names the lines that cannot be used. */
  readonly setSynonyms: (text: string) => readonly SynonymProblem[]
  /** Menus, documents and what else surrounds the goods; raises the catalogue's version too. */
  readonly importSite: (
    lines: Iterable<string> | AsyncIterable<string>,
    options?: { readonly dryRun?: boolean },
  ) => Promise<SiteImportResult>
  /** The domains' services; for filling the shop and for the pages' guards. */
  readonly services: Services
  /** Issues a coupon to a member; false when there is no such campaign or none of it is left. */
  readonly issueCoupon: (campaignCode: string, userCode: string) => Promise<boolean>
  /** Sends mail to all who wait for a SKU that is back in stock; failures are logged. Source: CO-32. */
  readonly notifyBackInStock: () => Promise<void>
  /** Begins what the shop does in the background for orders; `close` ends it. */
  readonly startJobs: () => void
  /** Resolves to true if a token opens a member's session now. Source: M-074. */
  readonly isMember: (token: string) => Promise<boolean>
  /** The products on the shelf, read from the database. */
  readonly listedProducts: () => Promise<readonly ListedProduct[]>
  /** Returns true if there is no menu, document, text for search engines or setting at all. */
  readonly isSiteEmpty: () => boolean
  /** Fill of the caches, by name. */
  readonly cacheUses: () => Readonly<Record<string, CacheUse>>
  /** Orders, what waits, and jobs, in numbers. */
  readonly use: () => Promise<CommerceUse>
  /** Rejects while the database does not answer. */
  readonly checkReady: () => Promise<void>
  readonly close: () => Promise<void>
}

const POLL_MS = 1000
const PURGE_MS = 3_600_000
/** Time counts of tests are collected before they are written. */
const COUNTS_MS = 5000

/** Opens the database, reads the catalogue, and is ready to answer. */
export async function createCommerce({
  database,
  clock = Date.now,
  originOf,
  logger = { error: (fields, message) => console.error(message, fields) },
  pollMs = POLL_MS,
  freshWaitMs,
  keepAnswers = true,
  services: serviceOptions,
  synonyms: synonymText = '',
}: CommerceOptions): Promise<Commerce> {
  const db = typeof database === 'string' ? await openDatabase({ url: database }) : database
  let synonyms = parseSynonyms(synonymText).synonyms
  const caches = createViewCaches()
  const views = createCatalogueViews(() => synonyms, caches)
  const catalogue = await createLiveCatalogue(db, { prepare: next => views.prepare(next, clock()) })
  const options = {
    report: (err: unknown, message: string) => logger.error({ err }, message),
    ...serviceOptions,
  }
  const services = createServices(db, options, clock)
  const { messaging, mailFooter } = services
  const arrivals = createBackInStockNotifier({
    db,
    messaging,
    mailFooter,
    catalogue: catalogue.current,
    clock,
    report: options.report,
  })
  // A shop that cannot send mail keeps its notices open.
  const notifyBackInStock = () => (services.canMail ? arrivals.tell() : Promise.resolve())
  const { addresses, carts, shares, sessions, imageCodes, verifyCodes, limiter } = services
  const jobs = createJobs({ db, clock, report: options.report })
  const documents = createDocuments(schema)
  const texts = createPersistedTexts()
  const answers = createAnswerCache({ isKeeping: keepAnswers })
  const contextOf = createContexts({
    catalogue,
    services,
    clock,
    views,
    freshWaitMs,
    publishStock: () => publishStock(db),
  })
  const prepared = views.prepare(catalogue.current(), clock()).catch((err: unknown) => {
    logger.error({ err }, 'Preparing the search failed')
  })

  let toldOf: Site | undefined
  const tellOfBrokenViewData = () => {
    const { site } = catalogue.current()
    if (site !== toldOf && site.brokenViewData.length > 0) {
      logger.error({ codes: site.brokenViewData }, 'View data that is not JSON is answered as null')
    }
    toldOf = site
  }
  tellOfBrokenViewData()
  catalogue.onChange(tellOfBrokenViewData)

  /** Reports the first failure in a row only: a database that is down must not fill the log. */
  const repeat = (ms: number, work: () => Promise<unknown>, message: string) => {
    let hasFailed = false
    const run = async () => {
      try {
        await work()
        hasFailed = false
      } catch (err) {
        if (!hasFailed) logger.error({ err }, message)
        hasFailed = true
      }
    }
    return ms > 0 ? setInterval(() => void run(), ms).unref() : undefined
  }
  /** Each process publishes: whichever looks first. */
  const refreshCatalogue = async () => {
    await publishStock(db)
    await catalogue.refresh()
  }
  const timers = [
    repeat(pollMs, refreshCatalogue, 'Looking for catalogue changes failed'),
    repeat(PURGE_MS, () => sessions.purge(clock()), 'Deleting old sessions failed'),
    repeat(PURGE_MS, () => imageCodes.purge(clock()), 'Deleting old image codes failed'),
    repeat(PURGE_MS, () => verifyCodes.purge(clock()), 'Deleting old verification codes failed'),
    repeat(PURGE_MS, () => limiter.purge(clock()), 'Deleting old rate limits failed'),
    repeat(PURGE_MS, () => purgeUnpaid(db), 'Deleting empty sums of unpaid orders failed'),
    repeat(PURGE_MS, () => carts.purge(clock()), 'Deleting old bags failed'),
    repeat(PURGE_MS, () => addresses.purge(clock()), 'Deleting old billing addresses failed'),
    repeat(PURGE_MS, () => shares.purge(clock()), 'Deleting old shared bags failed'),
    repeat(PURGE_MS, () => services.returnPhotos.purge(clock()), 'Deleting old photos of returns failed'),
    repeat(PURGE_MS, () => purgeNotices(db, clock()), 'Deleting old arrival notices failed'),
    repeat(COUNTS_MS, services.experiments.flush, 'Writing counts of tests failed'),
    // Letters that were not taken.
    repeat(PURGE_MS, notifyBackInStock, 'Looking for arrival notices failed'),
  ]

  const execute: Commerce['execute'] = async ({ query, operationName, variables = {}, ...asker }) => {
    const locale = asker.locale ?? DEFAULT_LOCALE
    const prepared = documents(query)
    if (prepared.errors) return { errors: prepared.errors }
    const operation = pickOperation(prepared.operations, operationName)
    if (!operation)
      return { errors: [failure('BAD_USER_INPUT', 'The document has no operation with this name.')] }
    const values = { ...variables }
    const inputError = operation.inputError(values)
    if (inputError) return { errors: [inputError] }
    const result = await answers.run(operation, await contextOf({ ...asker, locale }), values)
    if (!result.errors) return result
    const present = (error: GraphQLError) =>
      presentError(error, { locale, operation: operation.name, logger })
    return { ...result, errors: result.errors.map(present) as unknown as GraphQLError[] } // plain, as on the wire
  }

  const transport = { schema, documents, texts, answers, contextOf, logger, originOf }
  return {
    router: createGraphqlRouter(transport),
    previewRouter: createGraphqlRouter({ ...transport, isPreview: true }),
    execute,
    createServerApi({ locale = DEFAULT_LOCALE, ...asker }) {
      const runByHash = (hash: string, variables: object) => {
        const query = texts.resolve(undefined, { persistedQuery: { version: 1, sha256Hash: hash } })
        return execute({ query: query ?? '', variables, locale, ...asker })
      }
      return createInProcessApi({ locale, runByHash })
    },
    catalogue: catalogue.current,
    catalogueVersion: () => catalogue.current().version,
    refresh: async () => void (await catalogue.refresh()),
    onCatalogueChange: catalogue.onChange,
    changesAt: now => nextChange(catalogue.current(), now),
    async importCatalogue(lines, options) {
      const result = await importCatalogue(db, lines, options)
      if (result.version !== undefined) await catalogue.refresh()
      return result
    },
    async importSite(lines, options) {
      const result = await importSite(db, lines, options)
      if (result.version !== undefined) await catalogue.refresh()
      return result
    },
    setSynonyms(text) {
      const list = parseSynonyms(text)
      ;({ synonyms } = list)
      return list.problems
    },
    services,
    async issueCoupon(campaignCode, userCode) {
      const campaign = catalogue.current().campaigns.get(campaignCode)
      if (!campaign || campaign.grant === 'SHARED') return false
      return (await services.coupons.issue(campaign, userCode, clock())) !== undefined
    },
    notifyBackInStock,
    startJobs: () => jobs.start(orderJobs(services)),
    isMember: async token => (await sessions.find(token, clock()))?.kind === 'member',
    listedProducts: () => listedProducts(db),
    isSiteEmpty: () => catalogue.current().site.lines.size === 0,
    cacheUses: () => viewCacheUses(caches),
    use: createCommerceUse(db, jobs.use),
    async checkReady() {
      await sql`select 1`.execute(db)
    },
    async close() {
      timers.forEach(timer => clearInterval(timer))
      const written = services.experiments.flush().catch((err: unknown) => {
        logger.error({ err }, 'The last counts of tests are lost')
      })
      await Promise.all([prepared, jobs.close(), arrivals.close(), services.welcome.settled(), written])
      if (typeof database === 'string') await db.destroy()
    },
  }
}
