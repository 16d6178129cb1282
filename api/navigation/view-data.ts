import type { Site } from '../catalogue/site/site.ts'
import type { ViewDataInput } from '../generated/resolver-types.ts'

/** Entries that match every requested field; entries for any browser match both. Source: C-364, L-156, L-374, M-260. */
export const viewDataOf = ({ viewData }: Site, { browseEnvironment, ...parts }: ViewDataInput) =>
  viewData.filter(
    entry =>
      (!browseEnvironment || !entry.browseEnvironment || entry.browseEnvironment === browseEnvironment) &&
      (['modelCode', 'position', 'type', 'module'] as const).every(
        part => !parts[part] || parts[part] === entry[part],
      ),
  )
