import type { MediaItem } from '#content-store/client/media.ts'
import { useFormatter } from 'use-intl'

/** Facts of a picture in lists: size, kind, weight. */
export function useMediaFacts() {
  const format = useFormatter()
  const typeName = (type: string) =>
    type
      .replace(/^image\//, '')
      .replace(/\+xml$/, '')
      .toUpperCase()
  const weight = (bytes: number) =>
    bytes < 1_000_000
      ? format.number(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' })
      : format.number(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return {
    typeName,
    facts: ({ width, height, type, bytes }: MediaItem) =>
      // A line breaks between the facts only.
      [`${width} × ${height}`, typeName(type), weight(bytes)]
        .map(fact => fact.replaceAll(' ', '\u00a0'))
        .join(' · '),
  }
}
