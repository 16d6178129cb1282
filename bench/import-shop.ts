import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { createCommerce } from '#api/commerce.ts'

/** A shop's engine in a process of its own: `node bench/import-shop.ts <database>` sends its address and runs until it is stopped. */
const commerce = await createCommerce({ database: process.argv[2] ?? '' })
// The measuring client signs in from many addresses, as many shoppers would.
const app = express().set('trust proxy', true).use('/api/graphql', commerce.router)
const server = createServer(app).listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql`)
})
process.on('disconnect', () => process.exit())
