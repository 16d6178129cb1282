import { useState } from 'react'
import type { SavedCrops } from '#blocks/page/crop.ts'
import type { MediaAbout, MediaItem } from '#content-store/client/media.ts'

const NO_CROPS: SavedCrops = {}

const tagsOf = (text: string) =>
  text
    .split(/[,，、]/)
    .map(tag => tag.trim())
    .filter(Boolean)

/** Only what differs is sent, so that two operators who change different fields both keep theirs. */
const changesOf = (item: MediaItem, next: MediaAbout): Partial<MediaAbout> =>
  Object.fromEntries(
    Object.entries(next).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(item[field as keyof MediaAbout]), // keys of `next`
    ),
  )

/** The form of a picture: its fields as typed, and what they change. */
export function useMediaForm(item: MediaItem) {
  const crops = item.crops ?? NO_CROPS
  const [fields, setFields] = useState(() => ({
    name: item.name,
    alt: item.alt,
    tags: item.tags.join(', '),
    focus: item.focus,
    crops,
  }))
  const changes = changesOf(
    { ...item, crops },
    { ...fields, name: fields.name.trim(), tags: tagsOf(fields.tags) },
  )
  const isNamed = fields.name.trim() !== ''
  return {
    fields,
    set: (change: Partial<typeof fields>) => setFields(known => ({ ...known, ...change })),
    changes,
    isNamed,
    canSave: Object.keys(changes).length > 0 && isNamed,
  }
}
