import type { RegionWithDistricts } from '#api/client/place-regions.ts'
import type { PickUpPlace } from '#api/client/support.ts'
import type { ViewProps } from '../../page/view.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import SearchX from 'lucide-react/icons/search-x'
import { useTranslations } from 'use-intl'
import { PlaceCard } from './PlaceCard.tsx'
import { placesFor } from './store-filter.ts'
import { StoreFilters } from './StoreFilters.tsx'
import { ServicePage } from '../../shop/service/ServicePage.tsx'
import styles from './StoreLocator.module.css'
import { useStoreFilter } from './useStoreFilter.ts'

interface Data {
  readonly places?: readonly PickUpPlace[]
  readonly regions?: readonly RegionWithDistricts[]
}

const NONE: readonly never[] = []

/** Own shops first, and every other place where parcels wait. Source: C-035, M-186 … M-188, CO-142. */
export function StoreLocator({ data: { places = NONE, regions = NONE } }: ViewProps<unknown, Data>) {
  const t = useTranslations('service.storeLocator')
  const { filter, choose } = useStoreFilter(regions)
  const found = placesFor(places, filter)
  return (
    <ServicePage title={t('title')} lead={t('lead')}>
      <StoreFilters regions={regions} filter={filter} onChoose={choose} />
      <output className={styles.count}>{t('count', { count: found.length })}</output>
      {found.length > 0 ? (
        <ul className={styles.list}>
          {found.map(place => (
            <PlaceCard key={place.id} place={place} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={SearchX} title={t('none')} text={t('noneText')} />
      )}
    </ServicePage>
  )
}
