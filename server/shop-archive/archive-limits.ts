import { DEMO_FILE } from '../shop-folder/add-pictures.ts'
import { MEDIA_FILE } from '#content-store/stored/media-item.ts'
import type { ZipLimits } from '#platform/zip/read-zip.ts'

const MIB = 1024 * 1024

/** Largest archive, packed. Bytes. */
export const MAX_ARCHIVE_BYTES = 1024 * MIB

/** Room that stays free on the disk beside what an import needs. Bytes. */
export const SPARE_BYTES = 200 * MIB

/** Largest file of lines, page, and picture or film. Bytes. */
const MAX_LINES_BYTES = 32 * MIB
const MAX_PAGE_BYTES = 2 * MIB
const MAX_MEDIA_BYTES = 50 * MIB

const LINE_FILES = ['goods.jsonl', 'site.jsonl', 'pictures.jsonl']
const PAGE_FILE = /^pages\/[\w.-]{1,200}\.json$/

/** Returns true for the name of a file that belongs to an archive of a shop. */
export function isOfShop(name: string): boolean {
  if (name === 'shop.json' || LINE_FILES.includes(name) || PAGE_FILE.test(name)) return true
  const [, isDemo, file = ''] = /^media\/(demo\/)?([^/]+)$/.exec(name) ?? []
  return isDemo ? DEMO_FILE.test(file) : MEDIA_FILE.test(file)
}

/** The archive may have one folder around the shop. */
const maxBytesOf = (name: string) => {
  if (/(?:^|\/)media\//.test(name)) return MAX_MEDIA_BYTES
  if (/(?:^|\/)pages\//.test(name)) return MAX_PAGE_BYTES
  return MAX_LINES_BYTES
}

export const ARCHIVE_LIMITS: ZipLimits = {
  maxEntries: 20_000,
  maxBytes: 2048 * MIB,
  maxEntryBytes: maxBytesOf,
}
