import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { DestinationStream } from 'pino'
import { createCommerce } from '#api/commerce.ts'
import { sweep } from '#platform/durable-file.ts'
import { passwordCost } from '#platform/password.ts'
import { createRecordEvents } from '#desk/presence/record-events.ts'
import { readSharedSecret } from '#content-store/storage/shop-documents.ts'
import { createOriginOf } from '../auth/origin-of.ts'
import { openSignIn } from '../auth/sign-in.ts'
import { chooseMessaging } from '../settings/choose-messaging.ts'
import { commerceSettings } from '../settings/commerce-settings.ts'
import { contentTables, refuseContentInFiles } from './content-place.ts'
import { lockDataFolder, readSecret } from './data-folder.ts'
import { refuseDemoPasswords } from '../settings/demo-passwords.ts'
import { createDemoFilling } from './demo-filling.ts'
import { ensureShells } from './ensure-shells.ts'
import { fillStores } from './fill-stores.ts'
import { openBuilt, openSources } from '../http/front-end.ts'
import { openImages } from '../images/open-images.ts'
import { createLogger, type Logger } from '../log/logger.ts'
import { openContent } from './open-content.ts'
import { databaseUrl, openShopDatabase } from './open-database.ts'
import { openPayment } from './open-payment.ts'
import { openShopArchives } from '../shop-archive/shop-archives.ts'
import { storefrontParts } from './storefront-parts.ts'
import { NOTICE_PATH } from '../http/payment-notices.ts'
import type { Settings } from '../settings/settings.ts'
import { createShopAnswers } from '../http/shop-answers.ts'
import { SYNONYM_FILE, takeSynonymFile } from './synonym-file.ts'

/** Shop folder of the demo. */
const DEMO_FOLDER = join(import.meta.dirname, '../../demo/shop')

const NO_OPERATOR =
  'The shop has no operators yet. Open the address that the server prints, or run `npm run operator -- add <name> admin`, with the shop stopped where it uses files.'

export interface OpenOptions {
  readonly isDevelopment?: boolean
  /** Epoch milliseconds. */
  readonly clock?: () => number
  /** Takes the log, line by line, in place of standard output. */
  readonly log?: DestinationStream
  /** Scripts, styles and views; by default what `npm run build` has built. */
  readonly built?: FrontEnd
}

type FrontEnd = Awaited<ReturnType<typeof openBuilt | typeof openSources>>

/** Options with their defaults, and what all parts of a shop share. */
interface Surroundings {
  readonly directory: string
  readonly mediaDirectory: string
  readonly isDevelopment: boolean
  readonly clock: () => number
  readonly logger: Logger
  readonly built: FrontEnd | undefined
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
export async function openShop(
  settings: Settings,
  { isDevelopment = false, clock = Date.now, log, built }: OpenOptions,
) {
  const directory = resolve(settings.DATA_DIR)
  const mediaDirectory = join(directory, 'demo-media')
  const logger = createLogger(settings.LOG_LEVEL, log)
  const unlock = lockDataFolder(directory)
  try {
    await sweep(directory)
    await mkdir(mediaDirectory, { recursive: true })
    const shop = await openParts(settings, { directory, mediaDirectory, isDevelopment, clock, logger, built })
    return { ...shop, close: () => shop.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openParts(settings: Settings, surroundings: Surroundings) {
  const { directory, mediaDirectory, clock, logger } = surroundings
  const stores = await openStores(settings, surroundings)
  const { commerce, content, tables } = stores
  if (tables) await refuseContentInFiles(directory, content.store)
  // Processes that start together take turns: the first one fills, the others find a shop.
  await content.exclusively('filling', async () => {
    // A shop that has started before has the shells, and its shoppers know it.
    const isKnown = (await content.store.shownPaths()).length > 0
    await commerce.services.opening.begin(settings.DEMO || isKnown, clock())
    if (settings.DEMO)
      await fillStores({
        folder: DEMO_FOLDER,
        commerce,
        content,
        directory,
        tables,
        mediaDirectory,
        clock,
        password: settings.DEMO_PASSWORD,
        log: text => logger.info(text),
      })
    await takeSynonymFile(join(directory, SYNONYM_FILE), { commerce, log: logger })
    await ensureShells(content.store)
  })
  await refuseDemoPasswords(settings, content.operators, commerce.services)
  const startSecret = await content.firstStart.offer()
  if (startSecret !== undefined) logger.warn(NO_OPERATOR)
  const images = await openImages({
    directory: join(directory, 'cache/images'),
    maxBytes: settings.IMAGE_CACHE_MB * 1_000_000,
    media: content.store.media,
    demoDirectory: mediaDirectory,
    report: (error, at) => logger.error({ err: error, ...at }, 'a picture could not be made'),
  })
  const { canMail, messaging, shopNameIn } = commerce.services
  stores.connect({
    sendLetter: canMail ? messaging.mail : undefined,
    shopNameIn,
    ask: createShopAnswers({
      apiFor: (locale, now) => commerce.createServerApi({ locale, now }),
      pictureFacts: images.facts,
    }),
  })
  const recordEvents = createRecordEvents(clock, content.channel)
  const archives = await openShopArchives({
    shop: { commerce, store: content.store, mediaDirectory, clock },
    imports: commerce.services.shopImports,
    exclusively: content.exclusively,
    directory: join(directory, 'archive'),
    // An embedded database belongs to the process that holds the data folder.
    isAlone: databaseUrl(settings, directory).startsWith('sqlite:'),
    report: error => logger.error({ err: error }, 'an archive of a shop failed'),
  })
  return {
    ...surroundings,
    ...stores,
    recordEvents,
    startSecret,
    archives,
    demo: createDemoFilling({
      folder: DEMO_FOLDER,
      commerce,
      content,
      directory,
      mediaDirectory,
      tables,
      clock,
      log: text => logger.info(text),
    }),
    storefront: storefrontParts(settings, { ...surroundings, ...stores, images }),
    images,
    close: async () => {
      recordEvents.close()
      await archives.close()
      await stores.payment.close()
      await Promise.all([stores.built.close(), content.close(), commerce.close(), images.close()])
      await stores.database.destroy()
    },
  }
}

/** Opens database, commerce engine and content store, and the services outside that the settings name. */
async function openStores(settings: Settings, surroundings: Surroundings) {
  const { directory, isDevelopment, clock, logger } = surroundings
  const cost = passwordCost({ memoryKib: settings.PASSWORD_MEMORY_KIB, passes: settings.PASSWORD_PASSES })
  const listening = `http://${settings.HOST}:${settings.PORT}`
  /** Receives the addresses once the server listens: the public one, unless a setting gives it, and its own. */
  const place = { origin: settings.ORIGIN ?? listening, listening }
  const origin = () => place.origin
  const originOf = createOriginOf({
    origin: settings.ORIGIN,
    isSecure: settings.SECURE_COOKIES,
    listening: settings.HOST,
    fallback: origin,
  })
  const extras = settings.DEV_PAGES
    ? await (await import('#demo/extras.ts')).createExtras({ clock, audience: origin })
    : undefined
  const { providers: thirdParties, singleSignOn } = openSignIn(settings, origin, extras)
  const { warnings, ...messagingChoice } = chooseMessaging(settings)
  for (const warning of [...settings.warnings, ...warnings]) logger.warn(warning)
  const [database, built] = await Promise.all([
    openShopDatabase(settings, directory, logger),
    surroundings.built ?? (isDevelopment ? openSources() : openBuilt()),
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
  const [commerce, contentStore] = await Promise.all([
    createCommerce({
      database,
      clock,
      logger,
      originOf,
      services: {
        ...messagingChoice,
        ...commerceSettings(settings),
        origin,
        paymentProvider: payment.provider,
        secret,
        thirdParties,
        singleSignOn,
        passwordCost: cost,
      },
    }),
    openContent(settings, {
      directory,
      tables,
      secret,
      cost,
      clock,
      logger,
      editor: () => `${place.origin}/editor`,
    }),
  ])
  return {
    ...contentStore,
    commerce,
    database,
    tables,
    built,
    payment,
    extras,
    thirdParties,
    secret,
    place,
    originOf,
  }
}
