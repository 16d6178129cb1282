import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import type { PaymentForm } from '#api/payment/payment-provider.ts'
import type { PracticeDesk } from '#desk/shop/practice-shops.ts'
import type { Operator } from '#operators/operator.ts'
import { refuse } from '#operators/outcome.ts'
import { createHandler } from '../http/app.ts'
import { NOTICE_PATH, paymentNotices } from '../http/payment-notices.ts'
import type { PracticeMark } from '../http/practice-mark.ts'
import type { OpenOptions } from '../open/open-shop.ts'
import type { PreparedShop, PrepareOptions } from '../prepare-shop.ts'
import type { Settings } from '../settings/settings.ts'
import { MEMBER_LOGIN } from './made-up-people.ts'
import { practiceGate } from './practice-gate.ts'

/** Opens a shop, without listening. */
export type PrepareShop = (
  settings: Settings,
  options: Omit<PrepareOptions<PracticeDesk>, 'isStopping'>,
) => Promise<PreparedShop>

/** A practice shop that is open. */
export interface OpenPractice {
  readonly shop: PreparedShop['shop']
  /** Answers requests to its host. */
  readonly answer: RequestListener
  /** Pays a form at its sandbox gateway. Resolves to the gateway’s number of the payment. */
  readonly pay: (form: PaymentForm & { readonly ref: string }) => Promise<string>
  readonly endStreams: () => void
  readonly close: () => Promise<void>
}

/** The desk of a practice shop makes no further one. */
const deskInside = (mark: PracticeMark): PracticeDesk => ({
  view: async () => ({ shop: null, missingOrigin: null, inside: mark, member: MEMBER_LOGIN }),
  make: async () => refuse(409, 'practiceInside'),
  remove: async () => refuse(409, 'practiceInside'),
  enter: async () => refuse(409, 'practiceInside'),
})

/** What the gateway tells the shop, and what the shop asks the gateway, goes from port to port of this machine: never over the shop’s host. */
async function listenInside({
  shop,
}: PreparedShop): Promise<{ readonly server: Server; readonly address: string }> {
  const { payments } = shop.commerce.services
  const app = express().disable('x-powered-by')
  if (payments) app.use(NOTICE_PATH, paymentNotices(payments, shop.clock))
  if (shop.payment.pages) app.use(shop.payment.pages)
  const server = createServer(app)
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', listening)
  })
  server.unref()
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } // it listens on a port
}

/** Pays as a shopper who accepts, without the notice that follows. */
async function payInside(
  address: string,
  { shop }: PreparedShop,
  { action, fields, ref }: PaymentForm & { readonly ref: string },
): Promise<string> {
  const { DECIDE_PATH } = await import('#demo/gateway/gateway-pages.ts')
  const post = (path: string, body: Readonly<Record<string, string>>) =>
    fetch(address + path, { method: 'POST', body: new URLSearchParams(body) })
  await post(new URL(action).pathname, fields)
  await post(DECIDE_PATH, { ref, decision: 'accepted', notice: 'none' })
  const [record] = (await shop.payment.provider?.query(ref)) ?? []
  if (record?.state !== 'paid') throw new Error(`The sandbox gateway did not take the payment ${ref}.`)
  return record.payRef
}

/** Opens the practice shop of a data folder, with all that answers its requests. */
export async function openPractice(
  settings: Settings,
  {
    prepare,
    mark,
    takeEntry,
    isStaff,
    ...options
  }: Pick<OpenOptions, 'clock' | 'built' | 'isDevelopment' | 'log'> & {
    readonly prepare: PrepareShop
    readonly mark: PracticeMark
    readonly takeEntry: (secret: string) => Promise<Operator | undefined>
    readonly isStaff: (name: string) => Promise<boolean>
  },
): Promise<OpenPractice> {
  const prepared = await prepare(settings, { ...options, mark, practice: () => deskInside(mark) })
  const { shop, parts } = prepared
  const inside = await listenInside(prepared).catch(async (error: unknown) => {
    await shop.close()
    throw error
  })
  shop.place.listening = inside.address
  const answer = createHandler({
    ...parts,
    // The metrics are of the shop.
    metrics: { observe: () => undefined, page: (_, response) => void response.status(404).end() },
  })
  const { content, logger } = shop
  return {
    shop,
    answer: practiceGate(
      {
        operators: content.operators,
        noteSignIn: content.store.noteSignIn,
        takeEntry,
        isStaff,
        isSecure: settings.SECURE_COOKIES,
        report: error => logger.error({ err: error }, 'the practice shop failed'),
      },
      answer,
    ),
    pay: form => payInside(inside.address, prepared, form),
    endStreams() {
      content.endStreams()
      shop.recordEvents.streams.end()
    },
    async close() {
      await new Promise(closed => inside.server.close(closed).closeAllConnections())
      await shop.close()
    },
  }
}
