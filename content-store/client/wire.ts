import type { ReleasePage, Sharing } from '#blocks/page/page.ts'

/**
 * A page in the wire's format. Only this file knows the wire's spelling, such as `globleConfigDto`. Source: L-152, L-159,
 * LO-17.
 */
export interface WirePage
  extends Pick<ReleasePage, 'id' | 'title' | 'description' | 'keywords' | 'path' | 'components'>,
    Sharing {
  readonly pageVersion: ReleasePage['version']
  readonly pageType: ReleasePage['type']
  readonly globleConfigDto: ReleasePage['globalConfig']
}

export const toWire = ({ version, type, globalConfig, ...page }: ReleasePage): WirePage => ({
  ...page,
  pageVersion: version,
  pageType: type,
  globleConfigDto: globalConfig,
})

export const fromWire = ({ pageVersion, pageType, globleConfigDto, ...page }: WirePage): ReleasePage => ({
  ...page,
  version: pageVersion,
  type: pageType,
  globalConfig: globleConfigDto,
})
