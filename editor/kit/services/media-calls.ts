import { accepted, refused } from '#platform/result.ts'
import { usesOf } from '#content-store/client/client.ts'
import { orNull } from '#operators/client/operations.ts'
import type { Operations } from '../operation-client.ts'
import type { MediaPort } from './media-port.ts'

function removalOf(error: unknown) {
  const uses = usesOf(error)
  if (!uses) throw error
  return refused(uses)
}

/** The media library over the operations of staff. */
export const mediaOf = ({ read, change }: Operations, upload: MediaPort['upload']): MediaPort => ({
  find: query => read('media.list', query),
  item: async id => (await orNull(read('media.find', { id }))) ?? undefined,
  upload,
  describe: (id, about) => change('media.describe', { id, ...about }),
  uses: id => read('media.uses', { id }),
  remove: id => change('media.remove', { id }).then(accepted, removalOf),
  restore: id => change('media.restore', { id }),
  purge: id => change('media.purge', { id }),
  replace: (id, by) => change('media.replace', { id, by }),
  takeBack: gesture => change('media.take-back', { gesture }),
})
