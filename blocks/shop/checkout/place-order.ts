import type { Api } from '#api/client/api.ts'
import { saveAddress as saveToBook, saveBillingAddress } from '#api/client/account/address.ts'
import {
  additionalServices,
  createOrder,
  type OrderAnswer,
  type OrderPayType,
  prepareCheckout,
} from '#api/client/cart/checkout.ts'
import { typedCode, typedWords } from '#api/rules/typed-text.ts'
import { addressInput } from '../address/address-rules.ts'
import type { FormValues } from '../form/form-values.ts'
import { goodsOf } from './changes.ts'
import { type BillingValues, isBilledThere } from './billing-rules.ts'
import { checkoutActions, checkoutStore, recalculate } from './checkout-store.ts'
import { type DeliveryValues, isPickup, NEW_ADDRESS } from './delivery-rules.ts'
import { forgetCheckout, keptFrom, newKey, type SectionName } from './kept-checkout.ts'
import { orderInput } from './order-input.ts'
import { chosenServices, NO_SERVICES, type ServiceValues } from './services.ts'

type Sections = Partial<Record<SectionName, FormValues>>

interface Ask {
  readonly api: Api
  /** Judged values of each section. */
  readonly sections: Sections
  readonly isPhone: boolean
}

type Placed = { readonly order: NonNullable<OrderAnswer['order']> }
type Refused = { readonly errors: OrderAnswer['userErrors'] }

/** Everything of the order but its goods and amounts. Each section holds what its own form does. */
function wishOf({ sections, isPhone }: Ask) {
  const { terms, calculation, kept, destination } = checkoutStore.get()
  if (!kept || !calculation) throw new Error('Checkout was sent before its amounts were there.')
  const delivery = sections.delivery as DeliveryValues
  const services = (sections.services as ServiceValues | undefined) ?? NO_SERVICES
  const isCollected = isPickup(delivery.method)
  const isSaved = !isCollected && delivery.addressCode !== NEW_ADDRESS
  return {
    kept,
    calculation,
    destination,
    isPhone,
    email: typedCode(String(sections.contact?.['email'] ?? '')),
    address: addressInput(delivery),
    addressCode: isSaved ? delivery.addressCode : '',
    pointCode: isCollected ? delivery.pointCode : '',
    isBilledThere: isBilledThere(sections.billing as BillingValues, isCollected),
    payType: (calculation.amount.amount > 0 ? sections.payment?.['payType'] : undefined) as
      | OrderPayType
      | undefined, // one of the choices
    services: chosenServices(
      services,
      (terms?.additionalServices ?? []).map(({ type }) => type),
    ),
    remark: typedWords(services.remark),
    guideCode: typedCode(services.guideCode),
  }
}

/**
 * Places the order: the billing address first, which the order refers to. A refusal stores nothing; a second try with
 * the same wish gives the same order. Source: C-247 … C-251, C-353, CO-98.
 */
export async function placeOrder(ask: Ask): Promise<Placed | Refused> {
  const { api, sections } = ask
  const wish = wishOf(ask)
  if (!wish.isBilledThere) {
    const { userErrors } = await saveBillingAddress(api, addressInput(sections.billing as BillingValues))
    if (userErrors.length > 0)
      return { errors: userErrors.map(error => ({ ...error, field: null, externalOrderNo: null })) }
  }
  const { order, userErrors } = await createOrder(api, orderInput(wish))
  if (!order) {
    // The key belongs to an order that was placed already: the next press is a new wish.
    if (userErrors.some(({ code }) => code === 'ORDER_KEY_USED')) checkoutActions(api).keepKey(newKey())
    return { errors: userErrors }
  }
  const { saveAddress, addressCode, method } = sections.delivery as DeliveryValues
  if (saveAddress && addressCode === NEW_ADDRESS && !isPickup(method))
    // The order is placed, whether or not the address book has room.
    await saveToBook(api, wish.address).catch(() => undefined)
  forgetCheckout()
  return { order }
}

/** Asks the shop again for goods, gifts and amounts, after it has refused those that the shopper saw. Source: CO-95. */
export async function refreshCheckout(api: Api): Promise<void> {
  const prepared = await prepareCheckout(api, { origin: 'cart' }).catch(() => null)
  const { kept } = checkoutStore.get()
  if (prepared && kept) {
    // Gifts are the shop's to give; goods stay those that the shopper chose here.
    const gifts = keptFrom(prepared).lines.filter(({ lineType }) => lineType === 'GIFT')
    checkoutActions(api).setLines([...goodsOf(kept.lines), ...gifts])
  }
  // What services cost may depend on the goods. Source: CO-93.
  const services = await additionalServices(api).catch(() => undefined)
  if (services) checkoutActions(api).setOffered(services)
  await recalculate(api)
}
