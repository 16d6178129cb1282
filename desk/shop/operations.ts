import { z } from 'zod'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { MAIN_MENU } from '#api/navigation/menu-href.ts'
import type { SettingField } from '#api/catalogue/site/setting-lines.ts'
import type { OpeningServices } from '#api/opening/services.ts'
import type { OpeningState } from '#api/opening/shop-opening.ts'
import { LEGAL_DOCUMENTS } from '#api/rules/legal-documents.ts'
import type { ShopSettings } from '#api/settings/shop-settings.ts'
import type { Locale } from '#locales/locale.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, refuse } from '#operators/outcome.ts'
import { type GuideFacts, guideOf } from './guide.ts'
import { type DeskOpening, GUIDE_ENTRIES, OPTIONAL_ENTRIES } from './shop-shapes.ts'

export interface ShopDesk extends OpeningServices {
  readonly catalogue: () => Catalogue
  readonly settings: () => ShopSettings
  readonly lockedSettings: ReadonlyMap<SettingField, string>
  /** Payment provider; `undefined` without one. */
  readonly payments: unknown
  readonly canMail: boolean
  /** Languages in which shoppers see the home page. */
  readonly homePages: () => Promise<readonly Locale[]>
  readonly countOperators: () => Promise<number>
  readonly demo: DemoFilling
}

/** Fills a shop with the goods and pages of the demo. */
export interface DemoFilling {
  /** Resolves to true for a shop without goods, menus, documents and pages, and for one that a filling has left unfinished. */
  readonly isEmpty: () => Promise<boolean>
  /** Resolves to false if the shop was not empty. */
  readonly fill: () => Promise<boolean>
}

/** Returns true if a style is on the shelf with a SKU that has a price and stock. */
const hasStyleForSale = ({ spus }: Pick<Catalogue, 'spus'>): boolean =>
  [...spus.values()].some(
    ({ onShelves, skus }) =>
      onShelves &&
      skus.some(
        ({ isEnabled, inventory, salePrice }) => isEnabled && inventory !== 0 && (salePrice ?? null) !== null,
      ),
  )

async function factsOf(desk: ShopDesk): Promise<GuideFacts> {
  const { site, ...goods } = desk.catalogue()
  const { contact } = desk.settings()
  const [homePages, operators, hasPaidOrder] = await Promise.all([
    desk.homePages(),
    desk.countOperators(),
    desk.hasPaidOrder(),
  ])
  return {
    hasShopName: site.settings.shopName !== undefined,
    hasLogo: (site.settings.logo ?? '') !== '',
    hasContact: contact.hotline !== '' || contact.contactEmail !== '',
    hasDeliveryPrices: site.settings.deliveryPrice !== undefined || desk.lockedSettings.has('deliveryPrice'),
    missingDocuments: LEGAL_DOCUMENTS.filter(code => site.documents.get(code)?.show !== true),
    hasStyleForSale: hasStyleForSale(goods),
    hasMenu: site.menuRoots.some(({ menuType, show }) => menuType === MAIN_MENU && show),
    homePages,
    takesPayments: desk.payments !== undefined,
    sendsMail: desk.canMail,
    hasPaidOrder,
    operators,
  }
}

const { read, change } = operationsOn<ShopDesk>()

const nothing = z.strictObject({})
const entry = z.enum(GUIDE_ENTRIES)
const optionalEntry = entry.refine(name => OPTIONAL_ENTRIES.has(name))

const openingOf = async ({ demo }: ShopDesk, stored: OpeningState): Promise<DeskOpening> => ({
  ...stored,
  isEmpty: await demo.isEmpty(),
})

/** Opening the shop and closing it, and what is left to do before. */
export const shopOperations = {
  state: read({
    right: 'pages.read',
    summary: 'Tells if shoppers see the shop, since when, and who opened or closed it.',
    input: nothing,
    run: async desk => {
      const stored = await desk.opening.read()
      // A shop in which nothing is stored is open.
      return done(await openingOf(desk, stored ?? { isOpen: true, by: '', at: 0, wasOpen: true }))
    },
  }),
  open: change({
    right: 'shop.open',
    summary: 'Opens the shop to shoppers.',
    input: nothing,
    run: async (desk, _, { actor, now }) => {
      const opened = await desk.opening.change(true, { by: actor.name, now })
      return opened.ok ? done(await openingOf(desk, opened.value)) : refuse(409, 'shopAlreadyOpen')
    },
  }),
  close: change({
    right: 'shop.open',
    summary: 'Closes the shop to shoppers; orders stay as they are.',
    input: nothing,
    run: async (desk, _, { actor, now }) => {
      const closed = await desk.opening.change(false, { by: actor.name, now })
      return closed.ok ? done(await openingOf(desk, closed.value)) : refuse(409, 'shopAlreadyClosed')
    },
  }),
  guide: read({
    right: 'pages.read',
    summary: 'Lists what a shop needs before it opens, and what is done.',
    input: nothing,
    run: async desk => done(guideOf(await factsOf(desk), await desk.guideMarks.all())),
  }),
  'set-aside': change({
    right: 'shop.open',
    summary: 'Sets an entry of the guide aside that the shop does not need.',
    input: z.strictObject({ entry: optionalEntry }),
    about: ({ entry: name }) => name,
    async run({ guideMarks }, { entry: name }, { actor, now }) {
      await guideMarks.put({ entry: name, by: actor.name, at: now })
      return done(null)
    },
  }),
  'take-back': change({
    right: 'shop.open',
    summary: 'Takes an entry of the guide up again that was set aside.',
    input: z.strictObject({ entry }),
    about: ({ entry: name }) => name,
    async run({ guideMarks }, { entry: name }) {
      await guideMarks.remove(name)
      return done(null)
    },
  }),
  fill: change({
    right: 'shop.open',
    summary: 'Adds goods, menus, documents and pages of the demo to an empty shop.',
    input: nothing,
    run: async ({ demo }) => ((await demo.fill()) ? done(null) : refuse(409, 'shopNotEmpty')),
  }),
}
