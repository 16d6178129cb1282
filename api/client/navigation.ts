import {
  brandByPathDocument,
  type BrandByPathQuery,
  categoryByPathDocument,
  type CategoryByPathQuery,
  cms2loadContentDocument,
  type DocumentPartsFragment,
  getDocsByParentDocument,
  getDocsDetailDocument,
  getDocsMenuDocument,
  getNavMenuDocument,
  type MenuPartsFragment,
  type SeoPartsFragment,
  seoCompileDocument,
  seoInfoDocument,
  seoOptimizeDocument,
  viewDataDocument,
  type ViewDataQueryVariables,
} from '../generated/documents.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'
import type { DataNeed } from './data-need.ts'

/** An entry of a menu; up to four levels. Source: L-136, L-137. */
export interface MenuEntry extends MenuPartsFragment {
  readonly children?: readonly MenuEntry[]
}
export type SiteDocument = DocumentPartsFragment
export type SeoTexts = SeoPartsFragment
export type CategoryPlace = NonNullable<CategoryByPathQuery['categoryByPath']>
export type BrandPlace = NonNullable<BrandByPathQuery['brandByPath']>

/** A setting of the front end, its value read; `null` where it was not JSON. Source: L-156, L-157, LO-106. */
export interface ViewDataEntry {
  readonly position: string
  readonly type: string
  readonly module: string
  readonly value: unknown
}

/** What a page can do without comes empty when the shop does not answer. Source: CO-126. */
async function orElse<Result>(asked: Promise<Result>, fallback: Result): Promise<Result> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError) return fallback
    throw error
  }
}

/** The menu of goods, or what is below one of its entries. Source: C-299, C-357. */
export const navMenuQuery = (api: Api, parentCode?: string): DataNeed<readonly MenuEntry[]> => ({
  queryKey: ['menu', api.locale, parentCode ?? ''],
  queryFn: async () => {
    const { getNavMenu } = await api.run(getNavMenuDocument, parentCode === undefined ? {} : { parentCode })
    return getNavMenu
  },
})

/** Groups of documents with what is in them. Source: C-300, L-081. */
export const docsMenuQuery = (api: Api): DataNeed<readonly MenuEntry[]> => ({
  queryKey: ['docsMenu', api.locale],
  queryFn: async () => (await api.run(getDocsMenuDocument, {})).getDocsMenu,
})

/** One document by its code or its article's address; `null` when there is none. Source: C-301, LO-83. */
export const documentQuery = (api: Api, code: string): DataNeed<SiteDocument | null> => ({
  queryKey: ['document', api.locale, code],
  queryFn: async () => (await api.run(getDocsDetailDocument, { code })).getDocsDetail,
})

/** The documents of a group. Source: C-301, L-372. */
export const documentsQuery = (api: Api, parentCode: string): DataNeed<readonly SiteDocument[]> => ({
  queryKey: ['documents', api.locale, parentCode],
  queryFn: async () => (await api.run(getDocsByParentDocument, { parentCode })).getDocsByParent,
})

/** SEO texts of pages; pages without texts of their own are left out. Source: C-361, CO-126. */
export const seoInfo = (api: Api, pageCodes: readonly string[]): Promise<readonly SeoPartsFragment[]> =>
  orElse(
    api.run(seoInfoDocument, { input: { pageCodes } }).then(answer => answer.seoInfo),
    [],
  )

/** The same for the home pages. Source: C-362, CO-131. */
export const homeSeo = (api: Api): Promise<readonly SeoPartsFragment[]> =>
  orElse(
    api.run(seoCompileDocument, {}).then(answer => answer.seoCompile),
    [],
  )

/** The same for pieces of content. Source: C-304, C-363. */
export const contentSeo = (api: Api, contentCode: readonly string[]): Promise<readonly SeoPartsFragment[]> =>
  orElse(
    api.run(seoOptimizeDocument, { contentCode }).then(answer => answer.seoOptimize),
    [],
  )

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null // the server has logged it (LO-106)
  }
}

/** Settings of the front end, for this browser. Source: C-364, L-374. */
export const viewDataQuery = (
  api: Api,
  input: ViewDataQueryVariables['input'],
): DataNeed<readonly ViewDataEntry[]> => ({
  queryKey: ['viewData', api.locale, input],
  queryFn: () =>
    orElse(
      api
        .run(viewDataDocument, { input })
        .then(({ shop }) => shop.viewData.map(entry => ({ ...entry, value: readJson(entry.value) }))),
      [],
    ),
})

/** A piece of content, JSON read; `null` when there is none. Source: C-365, CO-132. */
export const contentQuery = (api: Api, contentCode: string): DataNeed<unknown> => ({
  queryKey: ['content', api.locale, contentCode],
  queryFn: () =>
    orElse(
      api
        .run(cms2loadContentDocument, { contentCode })
        .then(({ shop }) => readJson(shop.cms2loadContent?.content ?? 'null')),
      null,
    ),
})

/** The category behind the segments of a `/products` address; `null` when there is none. Source: C-023, CO-09. */
export const categoryByPath = async (api: Api, segments: readonly string[]): Promise<CategoryPlace | null> =>
  (await api.run(categoryByPathDocument, { segments })).categoryByPath

/** The brand behind a segment of an address; `null` when there is none. Source: CO-12, LO-84. */
export const brandByPath = async (api: Api, segment: string): Promise<BrandPlace | null> =>
  (await api.run(brandByPathDocument, { segment })).brandByPath
