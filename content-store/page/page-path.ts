import { SPORT_SECTION } from '#api/rules/home-pages.ts'
import { type PageType, SHELL_PATHS, type ShellType } from '#blocks/page/page.ts'
import { isLocale, type Locale, otherLocale } from '#locales/locale.ts'

/** Maximum length of a content path, `_zh_HK.html` included. Leaves room for two keys of 64 characters. */
export const MAX_PATH_LENGTH = 200

/** The address of a page: content path without locale, and the locale. */
export interface PagePlace {
  readonly path: string
  readonly locale: Locale
}

const SEGMENT = '[A-Za-z0-9-]{1,64}'
const PATH = new RegExp(`^(?:/${SEGMENT}){1,2}$`)
const WIRE_PATH = /^(.+)_([a-z]{2}_[A-Z]{2})\.html$/
const KEY = new RegExp(`^(${SEGMENT}(?:\\.${SEGMENT})?)_([a-z]{2}_[A-Z]{2})$`)

/** Reads `/landingPage/summer_zh_HK.html` from its end; `undefined` for anything else. Source: LO-03. */
export function parseWirePath(text: string): PagePlace | undefined {
  const [, path = '', locale] = WIRE_PATH.exec(text) ?? []
  return PATH.test(path) && isLocale(locale) ? { path, locale } : undefined
}

/** Returns true for two different addresses that file systems, and shoppers, may not tell apart. */
export const isSameButForCase = (one: string, other: string) =>
  one !== other && one.toLowerCase() === other.toLowerCase()

/** `/landingPage/summer_zh_HK.html`. Source: L-148, LO-03. */
export const wirePath = ({ path, locale }: PagePlace) => `${path}_${locale}.html`

/** The wire's page id, shared by both languages: `landingPage.summer`. Segments contain no dots, so ids are unique. */
export const pageId = (path: string) => path.slice(1).replaceAll('/', '.')

/** The key of the document of one path and language: `landingPage.summer_zh_HK`. */
export const pageKey = ({ path, locale }: PagePlace) => `${pageId(path)}_${locale}`

/** Parses a page key; `undefined` when it is not valid. A valid key is safe as a file name. */
export function parseKey(key: string): PagePlace | undefined {
  const [, id, locale] = KEY.exec(key) ?? []
  return id !== undefined && isLocale(locale) ? { path: `/${id.replaceAll('.', '/')}`, locale } : undefined
}

/** Addresses of a page of the type HOME: its own home, the sport section's, and the campaign's. Source: LO-02, LO-85. */
export const HOME_PATHS = ['/home', SPORT_SECTION, '/campaign'] as const

/** Content paths by page type, as the shop asks for them. Source: LO-02, `Shells`. */
const PATHS_OF: Record<Exclude<PageType, ShellType>, RegExp> = {
  HOME: new RegExp(`^(?:${HOME_PATHS.join('|')})$`),
  MINISITE: new RegExp(`^/minisite/${SEGMENT}$`),
  LANDING: new RegExp(`^/landingPage/${SEGMENT}$`),
  MEMBER: /^\/member$/,
}

const isShellType = (type: PageType): type is ShellType => type in SHELL_PATHS

/** Returns true if a page of this type may live at this content path. */
export const fitsType = (path: string, type: PageType) =>
  isShellType(type) ? SHELL_PATHS[type] === path : PATHS_OF[type].test(path)

/** Preview address of a draft: its content path, and `/` for the home page. Source: LO-02, LO-11. */
export const previewPath = ({ path }: Pick<PagePlace, 'path'>) => `/preview${path === '/home' ? '' : path}`

/** The key of the same page in the other language; `undefined` for what is not a key. */
export function twinKey(key: string): string | undefined {
  const place = parseKey(key)
  return place && pageKey({ path: place.path, locale: otherLocale(place.locale) })
}
