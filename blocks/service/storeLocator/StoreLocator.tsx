import type { StoreLocatorOptions } from './block.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import type { RegionWithDistricts } from '#api/client/support/place-regions.ts'
import type { PickUpPlace } from '#api/client/support/support.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import SearchX from 'lucide-react/icons/search-x'
import { useTranslations } from 'use-intl'
import { byDistance } from './distance.ts'
import { Nearest } from './Nearest.tsx'
import { PlaceCard } from './PlaceCard.tsx'
import { placesFor } from './store-filter.ts'
import { StoreFilters } from './StoreFilters.tsx'
import { ServicePage } from '../../shop/service/ServicePage.tsx'
import styles from './StoreLocator.module.css'
import { usePosition } from './usePosition.ts'
import { useStoreFilter } from './useStoreFilter.ts'

interface Data {
  readonly places?: readonly PickUpPlace[] | undefined
  readonly regions?: readonly RegionWithDistricts[] | undefined
}

/** No place fits the filters; on the editor's canvas, where places will be. */
function None() {
  const t = useTranslations('service.storeLocator')
  if (useIsBuilder()) return <EmptyBlock of="service.storeLocator" />
  return <EmptyState icon={SearchX} title={t('none')} text={t('noneText')} />
}

const NONE: readonly never[] = []

/** Own shops first, and every other place where parcels wait. Source: C-035, M-186 … M-188, CO-142. */
export function StoreLocator({
  options,
  data: { places = NONE, regions = NONE },
}: ViewProps<StoreLocatorOptions, Data>) {
  const t = useTranslations('service.storeLocator')
  const { filter, choose } = useStoreFilter(regions)
  const { position, ...nearest } = usePosition()
  const found = byDistance(placesFor(places, filter), position)
  return (
    <ScreenFrame options={options}>
      <ServicePage title={t('title')} lead={t('lead')}>
        {options.showFilters && <StoreFilters regions={regions} filter={filter} onChoose={choose} />}
        <Nearest {...nearest} />
        <output className={styles.count}>{t('count', { count: found.length })}</output>
        {found.length > 0 ? (
          <ul className={styles.list}>
            {found.map(({ place, km }) => (
              <PlaceCard key={place.id} place={place} km={km} />
            ))}
          </ul>
        ) : (
          <None />
        )}
      </ServicePage>
    </ScreenFrame>
  )
}
