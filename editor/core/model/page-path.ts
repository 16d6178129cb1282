import type { PageType } from '#blocks/page/page.ts'

/** Types an operator may create pages of; frame and shells are there from the start. */
export const CREATABLE = ['LANDING', 'MINISITE', 'HOME', 'MEMBER'] as const satisfies readonly PageType[]
export type CreatableType = (typeof CREATABLE)[number]

const PREFIXES: Readonly<Record<CreatableType, string>> = {
  LANDING: '/landingPage/',
  MINISITE: '/minisite/',
  HOME: '/',
  MEMBER: '/member',
}

/** Prefix of a page's path before the key, for display. */
export const prefixOf = (type: CreatableType) => PREFIXES[type]

/** Types whose path is complete without a key. */
export const hasKey = (type: CreatableType) => type !== 'MEMBER'

const KEY = /^[A-Za-z0-9-]{1,64}$/

/** The content path of a page by type and key; `undefined` for a key no page may have. `/member` is the member page’s. Source: LO-02. */
export function pathFor(type: CreatableType, key: string): string | undefined {
  if (!hasKey(type)) return PREFIXES[type]
  const trimmed = key.trim()
  return KEY.test(trimmed) && !(type === 'HOME' && trimmed === 'member')
    ? PREFIXES[type] + trimmed
    : undefined
}

/** The type of a page if operators may create others of it. */
export const creatableType = (type: PageType): CreatableType | undefined =>
  CREATABLE.find(candidate => candidate === type)

/** Types whose pages can have any address that begins with their own prefix. */
const MOVABLE = ['LANDING', 'MINISITE'] as const satisfies readonly CreatableType[]
export type MovableType = (typeof MOVABLE)[number]

/** The type of a page whose address can change. */
export const movableType = (type: PageType): MovableType | undefined =>
  MOVABLE.find(candidate => candidate === type)

/** The key in a page's path: `summer` of `/landingPage/summer`. */
export const keyIn = (type: CreatableType, path: string) =>
  path.startsWith(PREFIXES[type]) && hasKey(type) ? path.slice(PREFIXES[type].length) : ''

/** A key from the words of a title: `Summer sale 2026` gives `summer-sale-2026`. Empty for a title without Latin letters or digits. */
export const keyFrom = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '')
    .join('-')
    .slice(0, 64)
    .replace(/-$/, '')
