import type { MediaStore } from '#content-store/storage/media-repository.ts'
import { createImageService } from './image-service.ts'
import { createPictureFacts, createPictureMeasure, findDemoPictures, findUploads } from './own-pictures.ts'
import { openPictureCache } from './picture-cache.ts'

interface ImagesParts {
  /** Folder of encoded pictures. */
  readonly directory: string
  readonly maxBytes: number
  readonly media: MediaStore
  readonly demoDirectory: string
  readonly report: (error: unknown, at?: { readonly name: string }) => void
}

/** Serves the shop's own pictures, uploads and the demo's, in other sizes and formats. Pictures of other hosts are never fetched. */
export async function openImages({ directory, maxBytes, media, demoDirectory, report }: ImagesParts) {
  const cache = await openPictureCache({ directory, maxBytes, report })
  const service = createImageService({ cache, report: (error, { name }) => report(error, { name }) })
  const measure = createPictureMeasure({ media, demoDirectory })
  return {
    uploads: service.handlerFor(findUploads(media)),
    demo: service.handlerFor(findDemoPictures(demoDirectory, media)),
    measure,
    facts: createPictureFacts({ media, demoDirectory }, measure),
    cacheUse: cache.use,
    idle: () => service.idle(),
    close: () => service.close(),
  }
}
