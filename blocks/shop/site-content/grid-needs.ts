import type { Api } from '#api/client/api.ts'
import type { DataNeed } from '#api/client/data-need.ts'
import { type ViewDataEntry, viewDataQuery } from '#api/client/navigation.ts'
import { VIEW_DATA } from '#api/rules/content-keys.ts'
import type { GridData } from './view-data.ts'

/** Columns of lists. One page is the same for every browser, so it asks for both kinds. Source: L-374. */
export const gridNeeds = (
  api: Api,
): Readonly<Record<keyof GridData, DataNeed<readonly ViewDataEntry[]>>> => ({
  wideGrid: viewDataQuery(api, { ...VIEW_DATA.listGrid, browseEnvironment: 'PC' }),
  phoneGrid: viewDataQuery(api, { ...VIEW_DATA.listGrid, browseEnvironment: 'H5' }),
})
