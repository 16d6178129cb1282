import type { PickUpPlace } from '#api/client/support/support.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import { ChoiceList, type ListedChoice } from '#ui/choice-list/ChoiceList.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Select } from '#ui/select/Select.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { useTranslations } from 'use-intl'
import styles from '../../shop/checkout/checkout.module.css'
import type { DeliveryValues } from '../../shop/checkout/delivery-rules.ts'
import type { SectionProblem } from '../../shop/checkout/section-problems.ts'
import { mapHref } from '../../shop/contact/map-href.ts'
import { OpeningLine } from '../../shop/opening/OpeningLine.tsx'
import { useMinute } from '../../shop/opening/use-minute.ts'
import type { FormOf } from '../../shop/form/useForm.ts'
import own from './PointChoice.module.css'

interface Props {
  readonly form: FormOf<DeliveryValues, SectionProblem>
  /** Of the kinds that go with the way of delivery. */
  readonly points: readonly PickUpPlace[]
  readonly isKnown: boolean
  /** Absent while nothing has failed. */
  readonly onRetry: (() => void) | undefined
}

/** Entries by code, each once, in the order of the points. */
const distinct = (entries: readonly (readonly [code: string, name: string])[]) =>
  [...new Map(entries)].map(([value, label]) => ({ value, label }))

/** Pick-up point by region and district; a suspended point shows greyed. Source: C-244, C-255 … C-257, C-261, CO-102, CO-103. */
export function PointChoice({ form, points, isKnown, onRetry }: Props) {
  const t = useTranslations('checkout.checkoutDelivery')
  const choiceOf = usePointChoice()
  if (onRetry && !isKnown) return <ErrorState level={3} onRetry={onRetry} />
  if (!isKnown) return <Skeleton lines={4} />
  const regions = distinct(points.map(({ regionId, region }) => [regionId, region]))
  const wanted = form.values.pointRegion
  const region = regions.some(({ value }) => value === wanted) ? wanted : (regions[0]?.value ?? '')
  const inRegion = points.filter(({ regionId }) => regionId === region)
  const districts = distinct(inRegion.map(({ districtId, district }) => [districtId, district]))
  const { pointDistrict } = form.values
  const shown = inRegion.filter(
    ({ districtId }) =>
      !districts.some(({ value }) => value === pointDistrict) || districtId === pointDistrict,
  )
  return (
    <>
      <div className={styles.pair}>
        <Select {...form.text('pointRegion')} label={t('region')} choices={regions} />
        <Select
          {...form.text('pointDistrict')}
          key={region}
          label={t('district')}
          choices={[{ value: '', label: t('allDistricts') }, ...districts]}
        />
      </div>
      <ChoiceList
        {...form.text('pointCode')}
        key={`${region} ${pointDistrict}`}
        label={t('point', { count: shown.length })}
        choices={shown.map(choiceOf)}
        isLong
      />
    </>
  )
}

/** A point with what one needs to get there. */
function usePointChoice() {
  const t = useTranslations('checkout.checkoutDelivery')
  const at = useMinute()
  return (place: PickUpPlace): ListedChoice => {
    const { code, name, address, businessHours, openingHours, telephone, sameDay } = place
    const isSuspended = place.status === 'SUSPENDED'
    const map = mapHref(place)
    return {
      value: code,
      title: name,
      aside: isSuspended ? (
        <Badge tone="danger">{t('suspended')}</Badge>
      ) : (
        sameDay && <Badge tone="success">{t('sameDay')}</Badge>
      ),
      text: (
        <>
          {address}
          {openingHours && at !== undefined && !isSuspended && (
            <>
              <br />
              <OpeningLine hours={openingHours} at={at} />
            </>
          )}
          <br />
          {t('hours', { hours: businessHours })}
          {telephone && (
            <>
              {' · '}
              <span className={own.telephone}>{telephone}</span>
            </>
          )}
        </>
      ),
      foot: map && (
        <a
          className={`${styles.link} ${own.map}`}
          href={map}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('mapOf', { name })}
        >
          {t('map')}
        </a>
      ),
      isDisabled: isSuspended,
    }
  }
}
