import type { AuthContext, AuthServices } from '../auth/services.ts'
import type { Database } from '../database/database.ts'
import type { OrderContext, OrderServices } from '../order/services.ts'
import { inBothLanguages } from '../shared/messages.ts'
import type { Context } from '../context.ts'
import type { ReturnAddress } from './return-address.ts'
import { createPhotoStore, type PhotoStore } from './photos/photo-store.ts'
import { createUnitClosing, type UnitClosing } from './desk/close-units.ts'
import { createReturnsDesk, type ReturnsDesk } from './desk/returns-desk.ts'
import { type AfterSalesStore, createAfterSalesStore } from './after-sales-store.ts'

export interface AfterSalesOptions {
  /** Where couriers bring goods back to; `null` if the shop has not said, the demo's by default. */
  readonly returnAddress?: ReturnAddress | null | undefined
  /** The same as it holds now; the one above by default. */
  readonly returnAddressNow?: () => ReturnAddress | null
}

export interface AfterSalesServices {
  readonly afterSales: AfterSalesStore
  /** What the shop does with returns. */
  readonly returnsDesk: ReturnsDesk
  readonly returnAddress: ReturnAddress | null
  /** Ends orders of which some units never ship. */
  readonly unitClosing: UnitClosing
  /** Photos of returned goods. */
  readonly returnPhotos: PhotoStore
}

/** Returns belong to orders, so their context has orders too. */
export type AfterSalesContext = AuthContext & OrderContext & Context<AfterSalesServices>

/** Address of the demo shop, which exists only there. */
export const demoReturnAddress = (): ReturnAddress => ({
  name: inBothLanguages(t => t('afterSales.returnAddress.name')),
  address: inBothLanguages(t => t('afterSales.returnAddress.address')),
  mobile: '',
})

export const createAfterSalesServices = (
  db: Database,
  { sessions, orders }: Pick<AuthServices, 'sessions'> & Pick<OrderServices, 'orders'>,
  { returnAddress = demoReturnAddress(), returnAddressNow = () => returnAddress }: AfterSalesOptions,
): AfterSalesServices => ({
  afterSales: createAfterSalesStore(db),
  returnsDesk: createReturnsDesk(db, { returnAddress: returnAddressNow }),
  returnAddress,
  unitClosing: createUnitClosing(db),
  returnPhotos: createPhotoStore(db, { sessions, orders }),
})
