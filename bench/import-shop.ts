import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { createCommerce } from '#api/commerce.ts'
import { payDollar } from '#api/payment/paydollar.ts'
import { watchTurns } from './longest-turn.ts'
import { MERCHANT_API, MERCHANT_ID, SIGNING } from './order-shop.ts'

/**
 * A shop's engine in a process of its own: `node bench/import-shop.ts <database>` sends its address, and to each message answers with the
 * longest turn of its event loop since the last one.
 */
const commerce = await createCommerce({
  database: process.argv[2] ?? '',
  services: {
    // Nothing listens there: orders are placed, none is paid.
    paymentProvider: payDollar({
      address: 'http://127.0.0.1',
      merchantId: MERCHANT_ID,
      signing: SIGNING,
      api: MERCHANT_API,
    }),
  },
})
const longestTurn = watchTurns()
process.on('message', () => void longestTurn().then(turn => process.send?.(turn)))
// The measuring client signs in from many addresses, as many shoppers would.
const app = express().set('trust proxy', true).use('/api/graphql', commerce.router)
const server = createServer(app).listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql`)
})
process.on('disconnect', () => process.exit())
