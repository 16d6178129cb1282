import { Router } from 'express'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { WEBHOOK_BODIES } from '#api/webhooks/webhook-events.ts'
import type { ChangeName } from '#operators/client/operations.ts'
import { answer } from '#operators/http/answer.ts'
import type { NoteChange } from '#operators/http/operation-routes.ts'
import { operatorOf } from '#operators/http/session-routes.ts'
import type { ServedOperations } from '#operators/http/staff-routes.ts'
import { done, refuse } from '#operators/outcome.ts'
import { ifAllowed, type Right } from '#operators/rights.ts'
import type { RecordDesk } from './collections/collection-operations.ts'
import { collections } from './collections/collections.ts'
import { type DeskOperations, deskOperations, recordOperations } from './operations.ts'
import type { CodeDesk } from './coupons/code-operations.ts'
import type { FeedDesk } from './feed/operations.ts'
import type { IssueDesk } from './coupons/issue-operations.ts'
import type { JobDesk } from './jobs/operations.ts'
import type { MemberDesk } from './members/member-shapes.ts'
import type { MessagesDesk } from './messages/operations.ts'
import type { StaffDesk } from './staff/operations.ts'
import type { NewsletterDesk } from './newsletter/operations.ts'
import type { OrderDesk } from './orders/operations.ts'
import { recordKey } from './presence/record-events.ts'
import { recordStream } from './presence/record-stream.ts'
import { type Touched, watchedRecords } from './presence/watched-records.ts'
import type { PriceDesk } from './prices/operations.ts'
import type { PromotionDesk } from './promotions/unsaved-shop.ts'
import type { ReturnDesk } from './returns/operations.ts'
import type { SalesDesk } from './sales/operations.ts'
import { type ArchiveRouteParts, archiveRoutes } from './shop/archive-routes.ts'
import type { PracticeParts } from './shop/practice-operations.ts'
import type { ShopDesk } from './shop/operations.ts'
import type { SettingsDesk } from './settings/operations.ts'
import type { StockParts } from './stock/operations.ts'
import type { HotWordDesk } from './site/hot-word-operations.ts'
import type { MenuDesk } from './site/menu-operations.ts'
import type { SynonymDesk } from './site/synonym-operations.ts'
import type { ViewDesk } from './views/operations.ts'
import type { WebhookDesk } from './webhooks/operations.ts'
import type { StyleDesk } from './styles/operations.ts'

/** `GET /returns.photo/:number/:id`: a JPEG, which no envelope holds. */
function photoRoute({ returnsDesk }: ReturnDesk): Router {
  const router = Router()
  router.get('/returns.photo/:number/:id', async (request, response) => {
    const { number, id } = request.params
    const photo = await ifAllowed(operatorOf(response), 'orders.read', async () => {
      const found = (await returnsDesk.photos(number)).find(each => each.id === id)
      return found ? done(found.bytes) : refuse(404, 'photoNotFound')
    })
    if (!photo.ok) return answer(request, response, photo)
    response.type('image/jpeg').send(Buffer.from(photo.value))
  })
  return router
}

/** Operations of the desk, to be served. Amounts are `{ amount, currencyCode }`. */
export const servedDesk = (
  parts: OrderDesk &
    ReturnDesk &
    StockParts &
    PromotionDesk &
    CodeDesk &
    IssueDesk &
    MemberDesk &
    SalesDesk &
    MessagesDesk &
    NewsletterDesk &
    StaffDesk &
    WebhookDesk &
    FeedDesk &
    ShopDesk &
    PracticeParts &
    ArchiveRouteParts,
  note: NoteChange<ChangeName<DeskOperations>>,
): ServedOperations => ({
  areas: deskOperations,
  parts,
  // The names are those of the table.
  note: note as NoteChange,
  beside: Router().use(photoRoute(parts), archiveRoutes(parts)),
  webhooks: WEBHOOK_BODIES,
})

/** Area in which operators open a record of a kind. */
const AREAS: Readonly<Record<string, string>> = Object.fromEntries(
  collections.map(({ kind, name }) => [kind, name]),
)

/** Keys of records that windows may have open: products are open by style. */
const openKeys = (touched: Touched, { spus }: Pick<Catalogue, 'spus'>): ReadonlySet<string> =>
  new Set(
    touched.flatMap(({ kind, code }) => {
      const area = AREAS[kind]
      const style = kind === 'spu' ? spus.get(code)?.style : undefined
      if (style !== undefined) return [recordKey('styles', style)]
      return area === undefined ? [] : [recordKey(area, code)]
    }),
  )

/** Right to see the records of an area that can be open. */
const rightToSee = (area: string): Right | undefined =>
  area === 'styles' ? 'goods.read' : collections.find(({ name }) => name === area)?.rights.see

/** Operations of collections, to be served. Windows that have a record open hear of its saves. */
export function servedRecords(
  parts: RecordDesk &
    StyleDesk &
    PriceDesk &
    ViewDesk &
    JobDesk &
    SettingsDesk &
    SynonymDesk &
    HotWordDesk &
    MenuDesk,
): ServedOperations {
  const { recordEvents, catalogue } = parts
  const records = watchedRecords(parts.records, touched => {
    for (const key of openKeys(touched, catalogue())) recordEvents.changed(key)
  })
  return {
    areas: recordOperations,
    parts: { ...parts, records },
    beside: recordStream(recordEvents, rightToSee),
  }
}
