import type { Request, Router } from 'express'
import type { ExecutionResult, GraphQLError } from 'graphql'
import { createCatalogueViews, type IsCampaignOn } from './product/view/catalogue-view.ts'
import { sql } from 'kysely'
import { DEFAULT_LOCALE, type Locale } from '#locales/locale.ts'
import { createProductFeeds, type ProductFeeds } from './feed/product-feeds.ts'
import { createBackInStockNotifier } from './back-in-stock/notify.ts'
import { bulkJob, type BulkJobs, createBulkJobs } from './catalogue/bulk/bulk-jobs.ts'
import { createRecords, type Records } from './catalogue/changes/records.ts'
import { recordJobs } from './catalogue/changes/record-jobs.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { LiveCatalogue } from './catalogue/live/live-catalogue.ts'
import { publishStock } from './catalogue/live/stock-feed.ts'
import { createStyleLists, type StyleLists } from './catalogue/styles/style-lists.ts'
import type { Api } from './client/api.ts'
import { codesJob } from './coupon/codes/make-codes.ts'
import { issuesJob } from './coupon/issues/issue-job.ts'
import { type CommerceUse, createCommerceUse } from './commerce-use.ts'
import { type CommerceCatalogue, openCommerceCatalogue } from './commerce-catalogue.ts'
import { createContexts } from './create-contexts.ts'
import { type Database, openDatabase } from './database/database.ts'
import { failure } from './shared/failure.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { orderJobs } from './order/order-jobs.ts'
import type { ViewPoint } from './rules/view-point.ts'
import { schema } from './schema.ts'
import { createInProcessApi } from './client/in-process.ts'
import type { ShopSettings } from './settings/shop-settings.ts'
import { createServices, type ServiceOptions, type Services } from './services.ts'
import { createAnswerCache } from './transport/answer-cache.ts'
import { createDocuments, pickOperation } from './transport/documents.ts'
import { createPersistedTexts, type PersistedTexts } from './transport/persisted.ts'
import { type Logger, presentError } from './transport/present-errors.ts'
import { createGraphqlRouter, type Transport } from './transport/router.ts'
import { startUpkeep } from './upkeep.ts'

/** Caller in process: shopper, language, instant. */
interface Asker {
  readonly locale?: Locale
  readonly token?: string | undefined
  /** Epoch milliseconds to answer for (a preview); the clock's when missing. */
  readonly now?: number
  /** Replaces shopper and instant (a preview). */
  readonly viewPoint?: ViewPoint
}

/** Shopper, language and instant of a preview. */
interface PreviewAsker {
  readonly locale: Locale
  readonly viewPoint: ViewPoint
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
}

/** The commerce engine of one process. */
export interface Commerce extends CommerceCatalogue {
  /** To be mounted at `/api/graphql`. */
  readonly router: Router
  /** The same for previews, to be mounted at `…/:instant/:viewer`, for operators only: queries, for no session. */
  readonly previewRouter: Router
  /** Runs a document's text in process, errors presented as over HTTP. */
  readonly execute: (
    request: { readonly query: string; readonly operationName?: string; readonly variables?: object } & Asker,
  ) => Promise<ExecutionResult>
  readonly createServerApi: (asker: Asker) => Api
  /** The same over a catalogue that is not the shop's: its answers are cached nowhere. It must have few products. */
  readonly createApiOver: (catalogue: Catalogue, asker: PreviewAsker) => Api
  /** The domains' services; for filling the shop and for the pages' guards. */
  readonly services: Services
  /** Settings of the business as they hold now. */
  readonly settings: () => ShopSettings
  /** Takes the campaigns of pages, to which entries of menus may belong; without them none runs. */
  readonly followCampaigns: (isOn: IsCampaignOn) => void
  /** Lists of styles, for staff. */
  readonly styleLists: StyleLists
  /** Records of the catalogue, for staff. */
  readonly records: Records
  /** Goods of the shop, for Google and Meta. */
  readonly productFeeds: ProductFeeds
  /** Changes of many records, for staff. */
  readonly bulkJobs: BulkJobs
  /** Issues a coupon to a member; false when there is no such campaign or none of it is left. */
  readonly issueCoupon: (campaignCode: string, userCode: string) => Promise<boolean>
  /** Sends mail to all who wait for a SKU that is back in stock; failures are logged. Source: CO-32. */
  readonly notifyBackInStock: () => Promise<void>
  /** Begins what the shop does in the background for orders and records; `close` ends it. */
  readonly startJobs: () => void
  /** Resolves to true if a token opens a member's session now. Source: M-074. */
  readonly isMember: (token: string) => Promise<boolean>
  /** Orders, what waits, and jobs, in numbers. */
  readonly use: () => Promise<CommerceUse>
  /** Rejects while the database does not answer. */
  readonly checkReady: () => Promise<void>
  readonly close: () => Promise<void>
}

const POLL_MS = 1000

/** Creates the function that runs a document's text in process. */
const createExecute =
  ({
    documents,
    answers,
    contextOf,
    logger,
  }: Pick<Transport, 'documents' | 'answers' | 'logger'> & {
    readonly contextOf: ReturnType<typeof createContexts<Services>>
  }): Commerce['execute'] =>
  async ({ query, operationName, variables = {}, ...asker }) => {
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

/** Creates the typed client's maker: its documents run in process, by their hash. */
const inProcess =
  (execute: Commerce['execute'], texts: PersistedTexts): Commerce['createServerApi'] =>
  ({ locale = DEFAULT_LOCALE, ...asker }) =>
    createInProcessApi({
      locale,
      runByHash(hash, variables) {
        const query = texts.resolve(undefined, { persistedQuery: { version: 1, sha256Hash: hash } })
        return execute({ query: query ?? '', variables, locale, ...asker })
      },
    })

/** Creates the typed client's maker over catalogues that nothing keeps. Queries read goods alone, and no session. */
const apiOver =
  ({
    texts,
    services,
    clock,
    isCampaignOn,
    ...transport
  }: Pick<Transport, 'documents' | 'logger'> & {
    readonly texts: PersistedTexts
    readonly services: Services
    readonly clock: () => number
    readonly isCampaignOn: IsCampaignOn
  }): Commerce['createApiOver'] =>
  (catalogue, asker) => {
    const only: Pick<LiveCatalogue, 'current' | 'refresh' | 'goodsOf'> = {
      current: () => catalogue,
      refresh: async () => catalogue,
      goodsOf: async () => catalogue,
    }
    const views = createCatalogueViews(undefined, undefined, isCampaignOn)
    const contextOf = createContexts({ catalogue: only, services, clock, views })
    const answers = createAnswerCache({ isKeeping: false })
    return inProcess(createExecute({ ...transport, answers, contextOf }), texts)(asker)
  }

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
}: CommerceOptions): Promise<Commerce> {
  const db = typeof database === 'string' ? await openDatabase({ url: database }) : database
  let campaignsOfPages: IsCampaignOn = () => false
  const isCampaignOn: IsCampaignOn = (code, at) => campaignsOfPages(code, at)
  const { live, views, viewThen, prepared, commerceCatalogue } = await openCommerceCatalogue(db, {
    clock,
    logger,
    isCampaignOn,
  })
  const options = {
    report: (err: unknown, message: string) => logger.error({ err }, message),
    ...serviceOptions,
  }
  const settings = () => services.settingsOf(live.current().site)
  const services: Services = createServices(
    db,
    {
      ...options,
      reach: () => settings().contact,
      shopName: () => settings().brand.shopName,
      look: () => settings().brand,
      mailSender: () => settings().contact.mailSender,
      closedDays: () => live.current().site.closedDays,
      returnAddressNow: () => settings().returns.address,
    },
    clock,
  )
  const arrivals = createBackInStockNotifier({
    ...services,
    db,
    catalogue: live.current,
    clock,
    report: options.report,
  })
  // A shop that cannot send mail keeps its notices open.
  const notifyBackInStock = () => (services.canMail ? arrivals.tell() : Promise.resolve())
  const jobs = createJobs({ db, clock, report: options.report })
  const documents = createDocuments(schema)
  const texts = createPersistedTexts()
  const answers = createAnswerCache({ isKeeping: keepAnswers })
  const contextOf = createContexts({
    catalogue: live,
    services,
    clock,
    views,
    viewThen,
    freshWaitMs,
    publishStock: () => publishStock(db),
  })
  const stopUpkeep = startUpkeep({ db, services, catalogue: live, notifyBackInStock, clock, pollMs, logger })

  const transport = { schema, documents, texts, answers, contextOf, logger, originOf }
  const execute = createExecute(transport)
  return {
    router: createGraphqlRouter(transport),
    previewRouter: createGraphqlRouter({ ...transport, isPreview: true }),
    execute,
    createServerApi: inProcess(execute, texts),
    createApiOver: apiOver({ documents, services, clock, logger, texts, isCampaignOn }),
    ...commerceCatalogue,
    services,
    settings,
    followCampaigns(isOn) {
      campaignsOfPages = isOn
    },
    styleLists: createStyleLists(live.current),
    records: createRecords(db),
    bulkJobs: createBulkJobs(db),
    productFeeds: createProductFeeds({
      catalogue: live.current,
      isOn: () => settings().hasFeed,
      shopName: services.shopNameIn,
      origin: options.origin ?? (() => ''),
      clock,
    }),
    async issueCoupon(campaignCode, userCode) {
      const campaign = live.current().campaigns.get(campaignCode)
      if (!campaign || campaign.grant === 'SHARED' || campaign.grant === 'UNIQUE') return false
      return (await services.coupons.issue(campaign, userCode, clock())) !== undefined
    },
    notifyBackInStock,
    startJobs: () =>
      jobs.start([
        ...orderJobs(services),
        ...recordJobs(db),
        bulkJob(db),
        codesJob(db),
        issuesJob(db),
        services.webhookDelivery,
      ]),
    isMember: async token => (await services.sessions.find(token, clock()))?.kind === 'member',
    use: createCommerceUse(db, jobs.use),
    async checkReady() {
      await sql`select 1`.execute(db)
    },
    async close() {
      stopUpkeep()
      const written = services.experiments.flush().catch((err: unknown) => {
        logger.error({ err }, 'The last counts of tests are lost')
      })
      const missed = services.searchMisses.flush().catch((err: unknown) => {
        logger.error({ err }, 'The last searches without results are lost')
      })
      await Promise.all([
        prepared,
        jobs.close(),
        arrivals.close(),
        services.welcome.settled(),
        written,
        missed,
      ])
      if (typeof database === 'string') await db.destroy()
    },
  }
}
