import { z } from 'zod'
import { operationsOn } from '#operators/operation.ts'
import { refuseInput } from '#operators/outcome.ts'
import { aboutSchema, type MediaLibrary } from './media.ts'
import { mediaQuerySchema } from './media-list.ts'

const { read, change } = operationsOn<MediaLibrary>()
const id = z.string().max(64)

/** Pictures of the library. Uploads are multipart bodies and have an address of their own. */
export const mediaOperations = {
  list: read({
    right: 'media.read',
    summary: 'Lists pictures, 60 at a time.',
    input: mediaQuerySchema,
    run: (media, given, { actor }) => media.mediaItems(actor, given),
  }),
  find: read({
    right: 'media.read',
    summary: 'Looks up a picture.',
    input: z.strictObject({ id }),
    run: (media, given, { actor }) => media.mediaItem(actor, given.id),
  }),
  uses: read({
    right: 'media.read',
    summary: 'Lists pages on which a picture shows, live or in a draft.',
    input: z.strictObject({ id }),
    run: (media, given, { actor }) => media.mediaUses(actor, given.id),
  }),
  describe: change({
    right: 'media.add',
    summary:
      'Changes name, alternative texts, tags, focal point or cuts of a picture. What shoppers see on a live page needs the right to publish.',
    input: aboutSchema.extend({ id }),
    malformed: error => refuseInput(422, 'invalidMedia', error),
    run: (media, { id: picture, ...about }, { actor }) => media.describeMedia(actor, picture, about),
  }),
  remove: change({
    right: 'media.remove',
    summary: 'Moves a picture to the bin. 409 with the pages that use it while there are any.',
    input: z.strictObject({ id }),
    run: (media, given, { actor }) => media.removeMedia(actor, given.id),
  }),
  restore: change({
    right: 'media.remove',
    summary: 'Takes a picture out of the bin.',
    input: z.strictObject({ id }),
    run: (media, given, { actor }) => media.restoreMedia(actor, given.id),
  }),
  purge: change({
    right: 'media.purge',
    summary: 'Removes a picture in the bin for good.',
    input: z.strictObject({ id }),
    run: (media, given, { actor }) => media.purgeMedia(actor, given.id),
  }),
  replace: change({
    right: 'pages.change',
    summary: 'Puts another picture in its place in all drafts.',
    input: z.strictObject({ id, by: id }),
    run: (media, given, { actor }) => media.replaceMedia(actor, given.id, given.by),
  }),
  'take-back': change({
    right: 'pages.change',
    summary: 'Takes a replacement back; the answer is the number of pages that changed.',
    input: z.strictObject({ gesture: z.string().startsWith('replace ').max(200) }),
    run: (media, given, { actor }) => media.takeBackReplacement(actor, given.gesture),
  }),
}
