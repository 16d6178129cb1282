import type { MediaItem } from '#content-store/client/media.ts'
import type { MediaPort } from '../../kit/services/media-port.ts'

const notAsked = () => Promise.reject(new Error('Not asked in this test'))

/** A media library of these pictures; what a test asks beside the list it gives itself. */
export const fakeMedia = (items: readonly MediaItem[], change: Partial<MediaPort> = {}): MediaPort => ({
  // The store's own tests are about the rest of a query.
  find: async ({ term = '', isDeleted = false }) => {
    const found = items.filter(item => item.name.includes(term) && (item.deletedAt !== null) === isDeleted)
    return { items: found, total: found.length, tags: [], types: [] }
  },
  item: async id => items.find(item => item.id === id),
  upload: notAsked,
  describe: notAsked,
  uses: async () => [],
  remove: notAsked,
  restore: notAsked,
  purge: notAsked,
  replace: notAsked,
  takeBack: notAsked,
  ...change,
})
