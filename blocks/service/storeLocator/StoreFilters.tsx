import type { RegionWithDistricts } from '#api/client/support/place-regions.ts'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { Select } from '#ui/select/Select.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { PLACE_TYPES, type PlaceType, type StoreFilter } from './store-filter.ts'
import styles from './StoreFilters.module.css'

interface Props {
  readonly regions: readonly RegionWithDistricts[]
  readonly filter: StoreFilter
  readonly onChoose: (change: Partial<StoreFilter>) => void
}

const TYPES = [...(Object.keys(PLACE_TYPES) as PlaceType[]), 'all'] as const // its own keys

const choices = (all: string, entries: readonly { readonly code: string; readonly name: string }[]) => [
  { value: '', label: all },
  ...entries.map(({ code, name }) => ({ value: code, label: name })),
]

/** Kind, region, and a district of that region. Source: M-187, M-188. */
export function StoreFilters({ regions, filter, onChoose }: Props) {
  const t = useTranslations('service.storeLocator')
  const name = useId()
  // A choice made before the script is there would be shown but not followed.
  const isAwake = useIsHydrated()
  const districts = regions.find(({ code }) => code === filter.region)?.districts ?? []
  return (
    <section className={styles.filters} aria-label={t('filters')}>
      <fieldset className={styles.types} disabled={!isAwake}>
        <legend className={styles.legend}>{t('type')}</legend>
        <div className={styles.row}>
          {TYPES.map(type => (
            <label key={type} className={styles.type}>
              <input
                type="radio"
                className="visuallyHidden"
                name={name}
                value={type}
                checked={filter.type === type}
                onChange={() => onChoose({ type })}
              />
              <span className={styles.face}>{t(`types.${type}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Select
        label={t('region')}
        value={filter.region}
        disabled={!isAwake}
        choices={choices(t('everywhere'), regions)}
        onChange={({ target }) => onChoose({ region: target.value, district: '' })}
      />
      <Select
        label={t('district')}
        value={filter.district}
        disabled={!isAwake || districts.length === 0}
        choices={choices(t('everyDistrict'), districts)}
        onChange={({ target }) => onChoose({ district: target.value })}
      />
    </section>
  )
}
