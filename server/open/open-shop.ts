import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { DestinationStream } from 'pino'
import { createCommerce } from '#api/commerce.ts'
import { sweep } from '#platform/durable-file.ts'
import { passwordCost } from '#platform/password.ts'
import { NO_ANSWERS } from '#blocks/page/checks/check.ts'
import { findBlock } from '#blocks/registry.ts'
import { openContentStore } from '#content-store/open.ts'
import { readSharedSecret } from '#content-store/postgres/shop-documents.ts'
import type { AskShop } from '#content-store/checks/page-check.ts'
import type { Letter } from '#content-store/repository.ts'
import { sanitiseHtml } from '#content-store/checks/sanitise.ts'
import type { StorefrontParts } from '#renderer/storefront.ts'
import { createOriginOf } from '../auth/origin-of.ts'
import { openSignIn } from '../auth/sign-in.ts'
import { unpaidLimits } from '#api/order/unpaid/unpaid-limits.ts'
import { statedTexts } from '#api/rules/stated-settings.ts'
import { checkoutTerms, shopCharges } from '../settings/checkout-settings.ts'
import { chooseMessaging } from '../settings/choose-messaging.ts'
import { contentDirectory, contentTables, markOf, refuseContentInFiles } from './content-place.ts'
import { lockDataFolder, readSecret } from './data-folder.ts'
import { refuseDemoPasswords } from '../settings/demo-passwords.ts'
import { ensureShells } from './ensure-shells.ts'
import { passwordRules } from '../settings/password-settings.ts'
import { failedSignInsIn } from './failed-sign-ins.ts'
import { fillOnce } from './first-fill.ts'
import { openBuilt, openSources } from '../http/front-end.ts'
import { openImages } from '../images/open-images.ts'
import { isUnopened } from './live-paths.ts'
import { createLogger } from '../log/logger.ts'
import { openShopDatabase } from './open-database.ts'
import { openPayment } from './open-payment.ts'
import { NOTICE_PATH } from '../http/payment-notices.ts'
import { returnAddress } from '../settings/return-address.ts'
import type { Settings } from '../settings/settings.ts'
import { createShopAnswers } from '../http/shop-answers.ts'
import { importShop } from '../shop-folder/import-shop.ts'
import { openSynonymFile } from './synonym-file.ts'
import { verifyLimits } from '../settings/verify-settings.ts'

/** Receiver of messages of the contact form. In development they go to the outbox when no address is set. Source: MO-86. */
const contactEmail = ({ CONTACT_EMAIL, DEV_PAGES, MAIL_URL }: Settings) =>
  CONTACT_EMAIL || (DEV_PAGES && MAIL_URL === '' ? 'service@cairn.example' : '')

/** Units a product of the demo must have sold before its card says how many: a start of “10+ sold” speaks for nothing. */
const DEMO_SOLD_COUNT_MIN = 20

/** Shop folder of the demo. */
const DEMO_FOLDER = join(import.meta.dirname, '../../demo/shop')

/** The demo's list of synonyms, which operators of a shop with the demo start from. */
export const SYNONYM_SEED = new URL('../../demo/shop/synonyms.txt', import.meta.url)

const NO_OPERATOR =
  'The page builder has no operators yet. Run `npm run operator -- add <name> admin`, with the shop stopped where it uses files.'

export interface OpenOptions {
  readonly isDevelopment?: boolean
  /** Epoch milliseconds. */
  readonly clock?: () => number
  /** Takes the log, line by line, in place of standard output. */
  readonly log?: DestinationStream
}

/** The signing secret: the setting's, else one that all processes of a database share, else one of the data folder. */
async function openSecret(
  { SECRET }: Settings,
  directory: string,
  tables: ReturnType<typeof contentTables>,
): Promise<string> {
  const own = await readSecret(directory, SECRET)
  return SECRET === undefined && tables ? readSharedSecret(tables.database, own) : own
}

/**
 * Opens the stores of a shop, fills empty ones with the demo, and prepares rendering.
 * @throws DataFolderInUse while another process uses the data folder
 */
export async function openShop(settings: Settings, options: OpenOptions) {
  const directory = resolve(settings.DATA_DIR)
  const unlock = lockDataFolder(directory)
  try {
    const shop = await openParts(settings, directory, options)
    return { ...shop, close: () => shop.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openParts(
  settings: Settings,
  directory: string,
  { isDevelopment = false, clock = Date.now, log }: OpenOptions,
) {
  const logger = createLogger(settings.LOG_LEVEL, log)
  const mediaDirectory = join(directory, 'demo-media')
  await sweep(directory)
  await mkdir(mediaDirectory, { recursive: true })
  const cost = passwordCost({ memoryKib: settings.PASSWORD_MEMORY_KIB, passes: settings.PASSWORD_PASSES })
  const shopAnswers: { ask: AskShop } = { ask: async () => NO_ANSWERS }
  // A letter of an earlier run waits until the shop can send.
  const mailing: { send: (letter: Letter) => Promise<void> } = {
    send: () => Promise.reject(new Error('The shop is not open yet.')),
  }
  const openContent = () =>
    openContentStore({
      tables,
      // A store in files belongs to one process.
      ...(tables && { failedSignIns: failedSignInsIn(tables.database) }),
      mail: { send: letter => mailing.send(letter), editor: () => `${place.origin}/editor` },
      // Operators ask once the shop is open: by then the pictures are, too.
      askShop: (questions, locale) => shopAnswers.ask(questions, locale),
      passwordCost: cost,
      idleMs: settings.OPERATOR_IDLE_MINUTES * 60_000,
      directory: contentDirectory(directory, settings),
      secret,
      clock,
      findBlock,
      report: error => logger.error({ err: error }, 'the content store failed'),
    })
  const listening = `http://${settings.HOST}:${settings.PORT}`
  const place = { origin: settings.ORIGIN ?? listening, listening }
  const originOf = createOriginOf({
    origin: settings.ORIGIN,
    isSecure: settings.SECURE_COOKIES,
    listening: settings.HOST,
    fallback: () => place.origin,
  })
  const audience = () => place.origin
  const extras = settings.DEV_PAGES
    ? await (await import('#demo/extras.ts')).createExtras({ clock, audience })
    : undefined
  const { providers: thirdParties, singleSignOn } = openSignIn(settings, audience, extras)
  const { warnings, ...messagingChoice } = chooseMessaging(settings)
  for (const warning of [...settings.warnings, ...warnings]) logger.warn(warning)
  const [database, built] = await Promise.all([
    openShopDatabase(settings, directory, logger),
    isDevelopment ? openSources() : openBuilt(),
  ])
  const tables = contentTables(settings, database)
  const secret = await openSecret(settings, directory, tables)
  const payment = await openPayment(
    settings,
    {
      directory,
      secret,
      noticeAddress: () => place.listening + NOTICE_PATH,
      assets: { handler: built.assetHandler, fontStyles: built.fontStyles },
      logger,
    },
    extras,
  )
  const commerceOpened = createCommerce({
    database,
    clock,
    logger,
    originOf,
    services: {
      ...messagingChoice,
      addressLimits: { max: settings.ADDRESS_MAX, byCountry: settings.ADDRESS_COUNTRY_MAX },
      checkoutTerms: checkoutTerms(settings),
      unpaidLimits: unpaidLimits(settings.UNPAID_ORDERS_PER_ADDRESS),
      charges: shopCharges(settings),
      contactEmail: contactEmail(settings),
      contactMaxLength: settings.CONTACT_MAX_LENGTH,
      passwordRules: passwordRules(settings),
      hotline: settings.HOTLINE,
      origin: () => place.origin,
      paymentProvider: payment.provider,
      returnAddress: returnAddress(settings),
      smsPerDay: settings.SMS_PER_DAY,
      smsPerNetworkAndDay: settings.SMS_PER_NETWORK_AND_DAY,
      smsPerCountryAndDay: settings.SMS_PER_COUNTRY_AND_DAY,
      verifyLimits: verifyLimits(settings),
      secret,
      thirdParties,
      singleSignOn,
      passwordCost: cost,
    },
  })
  const [commerce, content] = await Promise.all([commerceOpened, openContent()])
  const synonyms = await openSynonymFile({
    directory,
    seed: settings.DEMO ? SYNONYM_SEED : undefined,
    apply: commerce.setSynonyms,
    logger,
  })
  if (tables) await refuseContentInFiles(directory, content.store)
  // Processes that start together take turns: the first one fills, the others find a shop.
  await content.exclusively('filling', async () => {
    if (settings.DEMO) {
      await commerce.refresh()
      const isNew = (await content.operators.list()).length === 0 && (await isUnopened(content.store))
      await fillOnce(markOf(directory, tables), isNew, async isInterrupted => {
        await importShop({
          folder: DEMO_FOLDER,
          commerce,
          content,
          mediaDirectory,
          clock,
          password: settings.DEMO_PASSWORD,
          isInterrupted,
          log: text => logger.info(text),
        })
      })
    }
    await ensureShells(content.store)
  })
  await refuseDemoPasswords(settings, content.operators, commerce.services)
  if ((await content.operators.list()).length === 0) logger.warn(NO_OPERATOR)
  const images = await openImages({
    directory: join(directory, 'cache/images'),
    maxBytes: settings.IMAGE_CACHE_MB * 1_000_000,
    media: content.store.media,
    demoDirectory: mediaDirectory,
    report: (error, at) => logger.error({ err: error, ...at }, 'a picture could not be made'),
  })

  const { canMail, messaging } = commerce.services
  // Without a way to send mail, what letters tell of is in the editor alone.
  mailing.send = canMail ? messaging.mail : async () => {}

  shopAnswers.ask = createShopAnswers({
    apiFor: locale => commerce.createServerApi({ locale }),
    pictureFacts: images.facts,
  })

  const storefront: StorefrontParts = {
    ...built,
    readPage: (request, now) => content.store.detail(request, now),
    pagesChangeAt: content.store.changesAt,
    shownLocales: content.store.shownLocales,
    movedTo: content.store.movedTo,
    apiFor: (locale, now) => commerce.createServerApi({ locale, ...(now !== undefined && { now }) }),
    isMember: commerce.isMember,
    isUnopened: () => isUnopened(content.store),
    catalogueChangesAt: now => commerce.changesAt(now),
    compile: {
      imageHostMap: settings.IMAGE_HOST_MAP,
      sanitise: sanitiseHtml,
      stated: locale => statedTexts(commerce.services.stated, locale, settings.CURRENCY_SYMBOL),
    },
    describePicture: (address, locale) => content.store.media.about(address)?.alt[locale],
    measurePicture: images.measure,
    config: {
      contentHost: '',
      contentPrefix: settings.CONTENT_PREFIX,
      graphqlUrl: '/api/graphql',
      imageHostMap: settings.IMAGE_HOST_MAP,
      hotline: settings.HOTLINE,
      contactEmail: settings.CONTACT_EMAIL,
      contactMaxLength: settings.CONTACT_MAX_LENGTH,
      passwordRules: passwordRules(settings),
      liveChatUrl: settings.LIVE_CHAT_URL,
      stated: commerce.services.stated,
      soldCountMin: settings.SOLD_COUNT_MIN ?? (settings.DEMO ? DEMO_SOLD_COUNT_MIN : 1),
      insiderScriptUrl: settings.INSIDER_SCRIPT_URL,
      destinations: {
        ga4: settings.GOOGLE_ANALYTICS_ID,
        tagManager: settings.TAG_MANAGER_ID,
        metaPixel: settings.META_PIXEL_ID,
      },
      currencySymbol: settings.CURRENCY_SYMBOL,
    },
    origin: () => place.origin,
    formTargets: payment.formTargets,
    clock,
    report: (error, at) => logger.error({ err: error, ...at }, 'a block was left out'),
    reportFindings: (page, findings) =>
      logger.warn({ path: page.path, version: page.version, findings }, 'page content has problems'),
    keepsPages: !isDevelopment,
  }
  return {
    directory,
    logger,
    content,
    commerce,
    storefront,
    extras,
    thirdParties,
    secret,
    clock,
    originOf,
    /** Receives the addresses once the server listens: the public one, unless a setting gives it, and its own. */
    place,
    built,
    mediaDirectory,
    images,
    synonyms,
    close: async () => {
      synonyms.close()
      await payment.close()
      await Promise.all([built.close(), content.close(), commerce.close(), images.close()])
      await database.destroy()
    },
  }
}
