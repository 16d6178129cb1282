import { addressBookQuery, type SavedAddress } from '#api/client/account/address.ts'
import type { CheckoutTerms } from '#api/client/cart/checkout.ts'
import { pickUpPlacesQuery } from '#api/client/support/support.ts'
import { ChoiceList } from '#ui/choice-list/ChoiceList.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import House from 'lucide-react/icons/house'
import Package from 'lucide-react/icons/package'
import Store from 'lucide-react/icons/store'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { useAccountQueries } from '../../shop/account/use-account-query.ts'
import { addressCountry } from '../../shop/address/address-rules.ts'
import { CollectorFields } from '../../shop/address/AddressFields.tsx'
import { ArrivalText } from '../../shop/delivery/ArrivalLine.tsx'
import { currentArrival } from '../../shop/delivery/current-arrival.ts'
import { useNow } from '../../shop/time/use-now.ts'
import { checkoutActions, useCheckout } from '../../shop/checkout/checkout-store.ts'
import { CheckoutSection } from '../../shop/checkout/CheckoutSection.tsx'
import styles from '../../shop/checkout/checkout.module.css'
import {
  addressUnusableReason,
  deliveryProblems,
  type DeliveryValues,
  destinationOf,
  initialDelivery,
  isPickup,
  type Method,
  presetAddress,
} from '../../shop/checkout/delivery-rules.ts'
import { trackShipping } from '../../shop/checkout/track-checkout.ts'
import { useSectionForm } from '../../shop/checkout/useSectionForm.ts'
import { useShopper } from '../../shop/session/shopper.ts'
import { AddressChoice } from './AddressChoice.tsx'
import type { CheckoutDeliveryOptions } from './block.ts'
import { PointChoice } from './PointChoice.tsx'

const MINUTE_MS = 60_000

const ICONS: Readonly<Record<Method, typeof House>> = {
  HOME_DELIVERY: House,
  STORE_PICKUP: Store,
  COURIER_PICKUP: Package,
}

/** Three ways of delivery, and where each goes. Source: C-230, C-244, C-245, C-254 … C-262. */
export function CheckoutDelivery({ options }: ViewProps<CheckoutDeliveryOptions>) {
  const t = useTranslations('checkout.checkoutDelivery')
  const shopper = useShopper()
  return (
    <CheckoutSection
      options={options}
      title={options.title || t('title')}
      placeholder="checkout.checkoutDelivery"
      room={{ phone: 12, wide: 8.5 }}
    >
      {waiting => (
        <>
          {!shopper && waiting}
          {shopper &&
            (shopper.isVisitor ? (
              <DeliveryForm saved={[]} room={false} />
            ) : (
              <MemberDelivery waiting={waiting} />
            ))}
          {options.note && <p className={styles.note}>{options.note}</p>}
        </>
      )}
    </CheckoutSection>
  )
}

/** A member's address book; where it cannot be read, an address is typed. Source: C-262. */
function MemberDelivery({ waiting }: { readonly waiting: ReactNode }) {
  const { api } = useBlockContext()
  const { data, isError } = useQuery(
    { ...addressBookQuery(api), refetchOnWindowFocus: false },
    useAccountQueries(),
  )
  return data || isError ? (
    <DeliveryForm saved={data?.addresses ?? []} room={(data?.max ?? 0) > (data?.addresses.length ?? 0)} />
  ) : (
    waiting
  )
}

/** Places where parcels wait. */
function usePoints() {
  const { api } = useBlockContext()
  const { data, isError, refetch } = useQuery(
    { ...pickUpPlacesQuery(api), retry: false, refetchOnWindowFocus: false },
    useAccountQueries(),
  )
  return { points: data ?? [], isKnown: data !== undefined, isError, retry: () => void refetch() }
}

type Offered = CheckoutTerms['transportMethods'][number]

/** Time a way takes; home delivery to the country of the address. Source: C-269. */
const timeTo = (country: string, { expressTime, expressTimes }: Offered) =>
  expressTimes.find(time => time.country === country)?.text ?? expressTime

interface WayProps {
  readonly method: Offered
  readonly country: string
  /** True for a store that hands orders out on the day they leave. */
  readonly isSameDay: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

/** When a way delivers, with its cost: the dates, or the time where a shop states no dates. */
function WayText({ method, country, isSameDay, now }: WayProps) {
  const dates = currentArrival(
    method.arrivals.filter(each => each.country === country && each.isSameDay === isSameDay),
    now,
  )
  const time = dates ? (
    <ArrivalText dates={dates} isPickup={isPickup(method.transportMethod)} />
  ) : (
    timeTo(country, method)
  )
  return (
    <>
      {time}
      {time && method.remark && ' · '}
      {method.remark}
    </>
  )
}

interface FormProps {
  readonly saved: readonly SavedAddress[]
  /** True if the member's address book takes another address. */
  readonly room: boolean
}

function DeliveryForm({ saved, room }: FormProps) {
  const t = useTranslations('checkout.checkoutDelivery')
  const { api } = useBlockContext()
  const { terms } = useCheckout()
  const countryIds = terms?.countryIds ?? []
  const usable = saved.filter(address => !addressUnusableReason(address, countryIds))
  const preset = presetAddress(saved, countryIds)
  const all = usePoints()
  const known = { saved: usable, points: all.points }
  const { form, ...fields } = useSectionForm<DeliveryValues>('delivery', {
    initial: initialDelivery(preset),
    // An address that was deleted meanwhile is none.
    revive: ({ addressCode, ...kept }) => ({
      ...kept,
      addressCode:
        addressCode === 'new' || usable.some(({ code }) => code === addressCode)
          ? (addressCode ?? preset)
          : preset,
    }),
    validate: values => deliveryProblems(values, known),
  })
  const { values } = fields
  const { country, isPickup: isCollected } = destinationOf(values, known)
  useEffect(
    () => checkoutActions(api).setDestination({ country, isPickup: isCollected }),
    [api, country, isCollected],
  )
  const { receiverFirstName, receiverLastName, receiverMobile, area } = values
  useEffect(
    () =>
      checkoutActions(api).setCollector(
        isCollected ? { receiverFirstName, receiverLastName, receiverMobile, area } : undefined,
      ),
    [api, isCollected, receiverFirstName, receiverLastName, receiverMobile, area],
  )
  const methods = terms?.transportMethods ?? []
  // A parcel that is collected elsewhere tells nothing of the way home.
  const home = destinationOf({ ...values, method: 'HOME_DELIVERY' }, known).country
  const types = methods.find(({ transportMethod }) => transportMethod === values.method)?.pickupTypes ?? []
  const { onChange } = form
  const now = useNow({ everyMs: MINUTE_MS })
  const wayOf = ({ transportMethod, pickupTypes }: Offered) => {
    if (!isPickup(transportMethod)) return { country: home, isSameDay: false }
    const point = all.points.find(({ code, type }) => code === values.pointCode && pickupTypes.includes(type))
    const country = addressCountry(point?.regionId ?? values.pointRegion).region
    return { country, isSameDay: point?.sameDay ?? false }
  }
  return (
    <form
      {...form}
      className={styles.form}
      aria-label={t('title')}
      onChange={event => {
        onChange(event)
        trackShipping()
      }}
    >
      <ChoiceList
        {...fields.text('method')}
        label={t('method')}
        isLabelHidden
        isRow
        choices={methods.map(method => ({
          value: method.transportMethod,
          title: method.transportName,
          text: <WayText {...{ method, now }} {...wayOf(method)} />,
          icon: <Icon of={ICONS[method.transportMethod]} />,
        }))}
      />
      {isPickup(values.method) ? (
        <>
          <PointChoice
            key={values.method}
            form={fields}
            points={all.points.filter(({ type }) => types.includes(type))}
            isKnown={all.isKnown}
            onRetry={all.isError ? all.retry : undefined}
          />
          <h3 className={styles.group}>{t('collector')}</h3>
          <CollectorFields form={fields} />
        </>
      ) : (
        <AddressChoice form={fields} saved={saved} countryIds={countryIds} canSave={room} />
      )}
    </form>
  )
}
