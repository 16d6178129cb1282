import { Router } from 'express'
import type { ChangeName } from '#operators/client/operations.ts'
import { answer } from '#operators/http/answer.ts'
import type { NoteChange } from '#operators/http/operation-routes.ts'
import { operatorOf } from '#operators/http/session-routes.ts'
import type { ServedOperations } from '#operators/http/staff-routes.ts'
import { done, refuse } from '#operators/outcome.ts'
import { ifAllowed } from '#operators/rights.ts'
import type { RecordDesk } from './collections/collection-operations.ts'
import { type DeskOperations, deskOperations, recordOperations } from './operations.ts'
import type { JobDesk } from './jobs/operations.ts'
import type { OrderDesk } from './orders/operations.ts'
import type { PriceDesk } from './prices/operations.ts'
import type { PromotionDesk } from './promotions/unsaved-shop.ts'
import type { ReturnDesk } from './returns/operations.ts'
import type { StockParts } from './stock/operations.ts'
import type { ViewDesk } from './views/operations.ts'
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
  parts: OrderDesk & ReturnDesk & StockParts & PromotionDesk,
  note: NoteChange<ChangeName<DeskOperations>>,
): ServedOperations => ({
  areas: deskOperations,
  parts,
  // The names are those of the table.
  note: note as NoteChange,
  beside: photoRoute(parts),
})

/** Operations of collections, to be served. */
export const servedRecords = (
  parts: RecordDesk & StyleDesk & PriceDesk & ViewDesk & JobDesk,
): ServedOperations => ({
  areas: recordOperations,
  parts,
})
