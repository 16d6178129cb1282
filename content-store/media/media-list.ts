import {
  type MediaItem,
  type MediaPage,
  type MediaQuery,
  MEDIA_SORTS,
  type MediaSort,
} from '../client/media.ts'
import { z } from 'zod'

/** Pictures a request gets. */
export const MEDIA_PAGE_SIZE = 60

/** A `MediaQuery`. */
export const mediaQuerySchema = z.strictObject({
  term: z.string().max(100).optional(),
  tag: z.string().max(100).optional(),
  type: z.string().max(100).optional(),
  sort: z.enum(MEDIA_SORTS).optional(),
  from: z.int().min(0).optional(),
  isDeleted: z.boolean().optional(),
})

const ORDERS: Readonly<Record<MediaSort, (a: MediaItem, b: MediaItem) => number>> = {
  newest: (a, b) => b.uploadedAt - a.uploadedAt,
  oldest: (a, b) => a.uploadedAt - b.uploadedAt,
  name: (a, b) => a.name.localeCompare(b.name, 'zh-HK', { numeric: true }),
  largest: (a, b) => b.bytes - a.bytes,
}

function holdsWords({ name, tags, alt }: MediaItem, term: string): boolean {
  const text = [name, ...tags, ...Object.values(alt)].join('\n').toLowerCase()
  return term
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}

const valuesOf = (values: readonly string[]) =>
  [...new Set(values)].toSorted((a, b) => a.localeCompare(b, 'zh-HK', { numeric: true }))

/** The pictures that a query asks for, some at a time. The order is total, so that pages of a list do not overlap. */
export function mediaPage(
  all: readonly MediaItem[],
  { term = '', tag, type, sort = 'newest', from = 0, isDeleted = false }: MediaQuery,
): MediaPage {
  const shown = all.filter(item => (item.deletedAt !== null) === isDeleted)
  const found = shown
    .filter(item => tag === undefined || item.tags.includes(tag))
    .filter(item => type === undefined || item.type === type)
    .filter(item => holdsWords(item, term.trim()))
    .toSorted((a, b) => ORDERS[sort](a, b) || a.url.localeCompare(b.url))
  return {
    items: found.slice(from, from + MEDIA_PAGE_SIZE),
    total: found.length,
    tags: valuesOf(shown.flatMap(({ tags }) => tags)),
    types: valuesOf(shown.map(item => item.type)),
  }
}
