import type { RegionWithDistricts } from '#api/client/support/place-regions.ts'
import { useBlockContext } from '../../page/view.ts'
import { useState, useSyncExternalStore } from 'react'
import { formatStoreFilter, readStoreFilter, type StoreFilter } from './store-filter.ts'

const PATH = '/storeLocator'

const onPop = (listener: () => void) => {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

/**
 * Filter as the address says; choosing changes the address in place, so that it can be kept and sent. The
 * server's HTML shows every shop, whatever the address asks for.
 */
export function useStoreFilter(regions: readonly RegionWithDistricts[]) {
  const { go } = useBlockContext()
  const arrived = useSyncExternalStore(
    onPop,
    () => location.search,
    () => '',
  )
  const [chosen, setChosen] = useState<{ readonly since: string; readonly search: string }>()
  const search = chosen && chosen.since === arrived ? chosen.search : arrived
  const filter = readStoreFilter(search, regions)
  const choose = (change: Partial<StoreFilter>) => {
    const next = formatStoreFilter({ ...filter, ...change })
    go(PATH + next, { replace: true, isHere: true })
    setChosen({ since: location.search, search: next })
  }
  return { filter, choose }
}
