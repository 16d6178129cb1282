import { openDatabase } from '../database/database.ts'
import { createMailFooter } from '../messaging/mail-footer.ts'
import { createOrderMails } from '../order/mail/order-mails.ts'
import { DEFAULT_STATED } from '../rules/default-stated.ts'
import { createOrderStore } from '../order/order-store.ts'

/** Sends mails about orders, and is killed while the provider has the first of them. */
const [, , url = '', now = ''] = process.argv
const db = await openDatabase({ url })
const mails = createOrderMails({
  db,
  orders: createOrderStore(db),
  orderLinks: { linkFor: () => undefined },
  messaging: {
    mail: ({ id }) => {
      console.log(id)
      process.kill(process.pid, 'SIGKILL')
      return new Promise(() => {})
    },
  },
  mailFooter: createMailFooter({
    origin: () => '',
    reach: () => ({ hotline: '', contactEmail: '' }),
    shopName: () => DEFAULT_STATED.shopName,
  }),
  report: console.error,
})
await mails.run(Number(now))
