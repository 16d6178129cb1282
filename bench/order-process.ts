import { NOTICE_PATH, paymentNotices } from '#server/http/payment-notices.ts'
import express from 'express'
import { openOrderShop } from './order-shop.ts'

/** One process of a shop that takes orders, for `kill-orders.ts`: DATABASE, PORT, and where gateway and mail provider listen. */
const { DATABASE = '', PORT, GATEWAY = '', MAIL = '' } = process.env

// Without its parent it has no shoppers.
process.once('disconnect', () => process.exit(0))
const commerce = await openOrderShop(DATABASE, GATEWAY, async letter => {
  const { ok } = await fetch(MAIL, { method: 'POST', body: JSON.stringify(letter) })
  if (!ok) throw new Error('The mail was not taken')
})
const { payments } = commerce.services
if (!payments) throw new Error('There is no payment provider')
express()
  .set('trust proxy', 'loopback')
  .use('/api/graphql', commerce.router)
  .use(NOTICE_PATH, paymentNotices(payments, Date.now))
  .listen(Number(PORT), '127.0.0.1', () => {
    commerce.startJobs()
    process.send?.('ready')
  })
