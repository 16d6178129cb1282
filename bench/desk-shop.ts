import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { createCommerce } from '#api/commerce.ts'
import { DESK_PATH } from '#desk/address.ts'
import { createRecordEvents } from '#desk/presence/record-events.ts'
import { servedRecords } from '#desk/routes.ts'
import type { Operators } from '#operators/accounts/operators.ts'
import { staffRoutes } from '#operators/http/staff-routes.ts'
import { watchTurns } from './longest-turn.ts'

/** Administrators whose session token is their name. */
const operators = {
  bySession: async (name: string) => ({ name, role: 'admin' }),
  isProved: async () => true,
} as unknown as Operators // all that the routes ask for

/**
 * A shop and its desk in a process of their own: `node --expose-gc bench/desk-shop.ts <database>` sends its origin. It sells a unit of the
 * SKU that a message names, and to other messages answers with the longest turn of its event loop since the last one. Then it collects
 * its garbage: a collection of the whole heap marks it in tasks of the event loop, and no observer says which turns those were.
 */
const commerce = await createCommerce({ database: process.argv[2] ?? '' })
/** Without pages: nothing here draws or searches them. */
const parts = {
  ...commerce,
  ...commerce.services,
  levels: commerce.services.accounts.levels,
  recordEvents: createRecordEvents(Date.now),
  goodsUses: async () => [],
  deadAddresses: async () => new Set(),
  drawOver: async () => '',
} as unknown as Parameters<typeof servedRecords>[0]
const longestTurn = watchTurns()
async function answerLongestTurn() {
  const turn = await longestTurn()
  globalThis.gc?.()
  // The collection is no turn of what follows.
  await longestTurn()
  process.send?.(turn)
}
const sell = (sku: string) =>
  commerce.services.stockDesk.add({
    sku,
    units: -1,
    seen: undefined,
    by: 'shopper',
    reason: 'Sold',
    document: '',
    now: Date.now(),
  })
process.on('message', ({ sell: sku }: { readonly sell?: string }) => {
  if (sku === undefined) void answerLongestTurn()
  else void sell(sku)
})
const app = express()
  .set('trust proxy', true)
  .use('/api/graphql', commerce.router)
  .use(
    DESK_PATH,
    staffRoutes([servedRecords(parts)], {
      path: DESK_PATH,
      operators,
      clock: Date.now,
      report: error => console.error(error),
    }),
  )
const server = createServer(app).listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.on('disconnect', () => process.exit())
