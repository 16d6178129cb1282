import { z } from 'zod'
import type { ShopOpening } from '#api/opening/shop-opening.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, refuse } from '#operators/outcome.ts'
import type { DeskOpening } from './shop-shapes.ts'

export interface ShopDesk {
  readonly opening: ShopOpening
}

const { read, change } = operationsOn<ShopDesk>()

const nothing = z.strictObject({})

/** Opening the shop and closing it, and what is left to do before. */
export const shopOperations = {
  state: read({
    right: 'pages.read',
    summary: 'Tells if shoppers see the shop, since when, and who opened or closed it.',
    input: nothing,
    run: async ({ opening }) => {
      const stored = await opening.read()
      // A shop in which nothing is stored is open.
      return done<DeskOpening>(stored ?? { isOpen: true, by: '', at: 0, wasOpen: true })
    },
  }),
  open: change({
    right: 'shop.open',
    summary: 'Opens the shop to shoppers.',
    input: nothing,
    run: async ({ opening }, _, { actor, now }) => {
      const opened = await opening.change(true, { by: actor.name, now })
      return opened.ok ? done(opened.value) : refuse(409, 'shopAlreadyOpen')
    },
  }),
  close: change({
    right: 'shop.open',
    summary: 'Closes the shop to shoppers; orders stay as they are.',
    input: nothing,
    run: async ({ opening }, _, { actor, now }) => {
      const closed = await opening.change(false, { by: actor.name, now })
      return closed.ok ? done(closed.value) : refuse(409, 'shopAlreadyClosed')
    },
  }),
}
