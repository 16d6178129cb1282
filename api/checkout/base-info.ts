import type {
  AdditionalServiceType,
  CheckBaseInfo,
  DeliveryArrival,
  ExpressTime,
  QueryDeliveryArrivalsArgs,
  ShopAdditionalService,
  TransportMethod,
  TransportMethodName,
} from '../generated/resolver-types.ts'
import type { FreightRates } from '../promotion/freight-rates.ts'
import { promotionFee } from '../promotion/service-fees.ts'
import { arrivalsOf, waysToPoints } from './arrivals.ts'
import { countryIdsOf } from '../rules/postal-address.ts'
import { messagesIn } from '../shared/messages.ts'
import { toWire } from '../shared/money.ts'
import type { CheckoutContext } from './services.ts'
import { type CheckoutTerms, MAX_MEMO, MAX_REMARK } from './terms.ts'

/** Ways of delivery in the order shown; home delivery is the first choice. Source: C-254 … C-259, CO-103. */
const METHODS = [
  { transportMethod: 'HOME_DELIVERY', distributionType: 'EXPRESS', pickupTypes: [] },
  { transportMethod: 'STORE_PICKUP', distributionType: 'PICKUP', pickupTypes: [2] },
  { transportMethod: 'COURIER_PICKUP', distributionType: 'PICKUP', pickupTypes: [1, 3] },
] as const satisfies readonly Pick<TransportMethod, 'transportMethod' | 'distributionType' | 'pickupTypes'>[]

/** The shop's courier; what is collected in a shop needs none. */
const COURIER_CODE = 'SF'
const hasCourier = (method: TransportMethodName) => method !== 'STORE_PICKUP'

type Translate = ReturnType<typeof messagesIn>

/** Cost of delivery, in words. Source: C-267, C-268. */
function remarkOf(
  method: TransportMethodName,
  { freeFrom, memberPickupFrom }: FreightRates,
  t: Translate,
): string {
  if (method === 'HOME_DELIVERY')
    return t('checkout.transport.HOME_DELIVERY.remark', { from: freeFrom / 100 })
  return memberPickupFrom === 0
    ? t('checkout.transport.pickupFree')
    : t('checkout.transport.pickupFreeForMembers', { from: memberPickupFrom / 100 })
}

/** Time delivery takes, in words; empty where the shop cannot say. Source: C-269. */
function timeOf(days: readonly [fewest: number, most: number] | null | undefined, t: Translate): string {
  if (!days) return ''
  const [fewest, most] = days
  return fewest === most
    ? t('checkout.transport.days', { count: most })
    : t('checkout.transport.daysFrom', { from: fewest, to: most })
}

/** Time home delivery takes to each country. */
const homeTimes = ({ deliveryCountries, deliveryDays }: CheckoutTerms, t: Translate): ExpressTime[] =>
  deliveryCountries.map(country => ({ country, text: timeOf(deliveryDays.HOME_DELIVERY[country], t) }))

/** Terms, closed days and instant that the dates of an order follow from. */
const datedBy = ({ view, request: { checkoutTerms: terms, now } }: CheckoutContext) => ({
  terms,
  now,
  closed: view.catalogue.site.closedDays,
})

/** Dates by the country that an order goes to. */
function arrivalsBy(method: TransportMethodName, context: CheckoutContext): readonly DeliveryArrival[] {
  const { deliveryCountries } = context.request.checkoutTerms
  const ways =
    method === 'HOME_DELIVERY'
      ? deliveryCountries.map(country => ({ method, country }))
      : waysToPoints(method, context.view.catalogue.site.pickUpPoints)
  const shop = datedBy(context)
  return ways
    .filter(({ country }) => deliveryCountries.includes(country))
    .flatMap(way => arrivalsOf(way, shop))
}

/** Dates of home delivery to a country. */
export function deliveryArrivals(
  _: unknown,
  { country }: QueryDeliveryArrivalsArgs,
  context: CheckoutContext,
): readonly DeliveryArrival[] {
  const known = context.request.checkoutTerms.deliveryCountries.find(each => each === country)
  return known ? arrivalsOf({ method: 'HOME_DELIVERY', country: known }, datedBy(context)) : []
}

/** Source: C-254 … C-263, C-269, M-297. */
function transportMethods(context: CheckoutContext): TransportMethod[] {
  const { locale, request } = context
  const t = messagesIn(locale)
  const terms = request.checkoutTerms
  const atHome = homeTimes(terms, t)
  const timesOf = (method: TransportMethodName) =>
    method === 'HOME_DELIVERY'
      ? { expressTime: atHome[0]?.text ?? '', expressTimes: atHome }
      : { expressTime: timeOf(terms.deliveryDays[method], t), expressTimes: [] }
  return METHODS.map((method, at) => ({
    ...method,
    id: method.transportMethod,
    transportName: t(`checkout.transport.${method.transportMethod}.name`),
    expressCompany: hasCourier(method.transportMethod) ? t('checkout.transport.courier') : '',
    expressCompanyCode: hasCourier(method.transportMethod) ? COURIER_CODE : '',
    ...timesOf(method.transportMethod),
    arrivals: arrivalsBy(method.transportMethod, context),
    remark: remarkOf(method.transportMethod, request.charges.freight, t),
    imgUrl: '',
    sortNo: at + 1,
  }))
}

const SERVICES = ['PACKAGE', 'GREETING_CARD'] as const satisfies readonly AdditionalServiceType[]

/** Source: C-264, C-352, CO-92, CO-93. */
export const queryAdditionalService = (
  _: unknown,
  __: unknown,
  { request }: CheckoutContext,
): ShopAdditionalService[] =>
  SERVICES.map(type => {
    const promotion = promotionFee(type, request.charges)
    return {
      type,
      amount: toWire(request.charges.serviceFees[type]),
      promotionAmount: promotion === undefined ? null : toWire(promotion),
    }
  })

/** Source: C-351. */
export function queryCheckBaseInfo(_: unknown, __: unknown, context: CheckoutContext): CheckBaseInfo {
  const { charges, checkoutTerms, payments } = context.request
  return {
    transportMethods: transportMethods(context),
    additionalServices: queryAdditionalService(_, __, context),
    paymentMethods: payments?.methods ?? [],
    countryIds: countryIdsOf(checkoutTerms.deliveryCountries),
    payMinutes: checkoutTerms.payMinutes,
    australiaCap: toWire(checkoutTerms.australiaCap),
    freeFreightFrom: toWire(charges.freight.freeFrom),
    maxRemark: MAX_REMARK,
    maxMemo: MAX_MEMO,
  }
}
