import { MAX_PICTURE_PIXELS, MAX_UPLOAD_BYTES } from '#platform/picture-limits.ts'
import { useTranslations } from 'use-intl'
import type { MediaPort } from '../../kit/services/media-port.ts'

const MEGABYTE = 1024 * 1024
const MEGAPIXEL = 1_000_000

/** Smaller files are sent without being measured: the store refuses them soon enough. Bytes. */
const SOON_SENT = MEGABYTE

/** Pixels of a picture, read from the head of its file; `undefined` for a kind that this browser does not show. */
const pixelsOf = (file: File) =>
  new Promise<number | undefined>(resolve => {
    const image = new Image()
    const settle = (pixels?: number) => {
      URL.revokeObjectURL(image.src)
      resolve(pixels)
    }
    image.addEventListener('load', () => settle(image.naturalWidth * image.naturalHeight))
    image.addEventListener('error', () => settle())
    image.src = URL.createObjectURL(file)
  })

/** Sends a file to the media library; what is too large is refused at once, before it is sent. Rejects with a message fit to show. */
export function useUpload(media: MediaPort): MediaPort['upload'] {
  const t = useTranslations('editor.media')
  return async (file, options) => {
    if (file.size > MAX_UPLOAD_BYTES)
      throw new Error(
        t('tooManyBytes', { size: Math.ceil(file.size / MEGABYTE), max: MAX_UPLOAD_BYTES / MEGABYTE }),
      )
    const pixels = file.size > SOON_SENT ? await pixelsOf(file) : undefined
    if (pixels !== undefined && pixels > MAX_PICTURE_PIXELS)
      throw new Error(
        t('tooManyPixels', { size: Math.ceil(pixels / MEGAPIXEL), max: MAX_PICTURE_PIXELS / MEGAPIXEL }),
      )
    return media.upload(file, options)
  }
}
