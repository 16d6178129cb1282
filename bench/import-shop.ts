import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { createCommerce } from '#api/commerce.ts'
import { payDollar } from '#api/payment/paydollar.ts'
import { MERCHANT_API, MERCHANT_ID, SIGNING } from './order-shop.ts'

/** How often the thread's processor time is looked at. Milliseconds. */
const LOOK_MS = 2

const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * A shop's engine in a process of its own: `node bench/import-shop.ts <database>` sends its address, and to each message answers with the
 * longest turn of its event loop so far, in milliseconds of processor time: unlike time on the clock, other processes do not add to it.
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
let longestTurn = 0
let before = processorMs()
setInterval(() => {
  const now = processorMs()
  longestTurn = Math.max(longestTurn, now - before)
  before = now
}, LOOK_MS)
process.on('message', () => process.send?.(longestTurn))
// The measuring client signs in from many addresses, as many shoppers would.
const app = express().set('trust proxy', true).use('/api/graphql', commerce.router)
const server = createServer(app).listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql`)
})
process.on('disconnect', () => process.exit())
