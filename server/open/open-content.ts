import { NO_ANSWERS } from '#blocks/page/checks/check.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import type { Locale } from '#locales/locale.ts'
import { findBlock } from '#blocks/registry.ts'
import type { AskShop } from '#content-store/checks/shop-answers.ts'
import { openContentStore } from '#content-store/open.ts'
import type { Letter } from '#content-store/stored/letter.ts'
import type { PasswordCost } from '#platform/password.ts'
import type { Logger } from '../log/logger.ts'
import { isPublicOrigin } from '../settings/loopback.ts'
import type { Settings } from '../settings/settings.ts'
import { contentDirectory, type contentTables } from './content-place.ts'
import { failedSignInsIn } from './failed-sign-ins.ts'

interface ContentParts {
  /** Data folder of the shop. */
  readonly directory: string
  readonly tables: ReturnType<typeof contentTables>
  readonly secret: string
  readonly cost: PasswordCost
  readonly clock: () => number
  readonly logger: Logger
  /** Address of the page builder, for links. */
  readonly editor: () => string
  /** True if operators come from another shop. */
  readonly areGuests: boolean
}

/** Parts of the open shop that the content store uses. */
interface ShopPort {
  /** `undefined`: the shop has no way to send mail, and letters are shown in the editor alone. */
  readonly sendLetter: ((letter: Letter) => Promise<void>) | undefined
  readonly ask: AskShop
  readonly shopNameIn: (locale: Locale) => string
}

/** Opens the content store before the rest of the shop. Until `connect`, its letters wait and its questions have no answers. */
export async function openContent(
  settings: Settings,
  { directory, tables, secret, cost, clock, logger, editor, areGuests }: ContentParts,
) {
  let shop: ShopPort = {
    // A letter of an earlier run waits until the shop can send.
    sendLetter: () => Promise.reject(new Error('The shop is not open yet.')),
    ask: async () => NO_ANSWERS,
    shopNameIn: locale => DEFAULT_STATED.shopName[locale],
  }
  const content = await openContentStore({
    tables,
    // A store in files belongs to one process.
    ...(tables && { failedSignIns: failedSignInsIn(tables.database) }),
    mail: {
      send: async letter => shop.sendLetter?.(letter),
      canSend: () => shop.sendLetter !== undefined,
      editor,
      shopNameIn: locale => shop.shopNameIn(locale),
    },
    askShop: (questions, locale, at) => shop.ask(questions, locale, at),
    passwordCost: cost,
    idleMs: settings.OPERATOR_IDLE_MINUTES * 60_000,
    demandsOfAll: isPublicOrigin(settings.ORIGIN),
    areGuests,
    directory: contentDirectory(directory, settings),
    secret,
    clock,
    findBlock,
    report: error => logger.error({ err: error }, 'the content store failed'),
  })
  return { content, connect: (port: ShopPort) => void (shop = port) }
}
