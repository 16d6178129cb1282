import { regionsQuery } from '#api/client/support/place-regions.ts'
import { pickUpPlacesQuery } from '#api/client/support/support.ts'
import { dayInHongKong, startOfDay } from '#locales/hong-kong.ts'
import type { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { SCREEN, screenPresets, screenSchema, shownUnlessOff } from '../../shop/screen/screen.ts'

const storeLocatorSchema = screenSchema({
  /** True if shoppers may filter the list; a handful of shops needs no filters. */
  showFilters: shownUnlessOff(),
})
export type StoreLocatorOptions = z.output<typeof storeLocatorSchema>

/** `/storeLocator`. Source: C-035, M-186 … M-188, CO-142. */
export const storeLocatorBlock = defineBlock({
  ...SCREEN,
  code: 'storeLocator',
  icon: 'map-pin',
  shell: 'service',
  schema: storeLocatorSchema,
  viewFile: 'service/storeLocator/StoreLocator.tsx',
  data: (_, { api, now }) => ({ places: pickUpPlacesQuery(api, now), regions: regionsQuery(api) }),
  // The special days that it lists are those of the next two weeks.
  changesAt: (_, now) => startOfDay(dayInHongKong(now) + 1),
  presets: screenPresets,
})
