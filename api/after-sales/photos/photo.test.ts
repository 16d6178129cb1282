import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanPhoto } from './photo.ts'

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'of a photo of a return only the picture is kept: nothing that follows the end of a %s',
  async format => {
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c85a3c' } })
      .toFormat(format)
      .toBuffer()
    const kept = Buffer.from((await cleanPhoto(Buffer.concat([bytes, Buffer.from('<script>')]))) ?? [])
    expect((await sharp(kept).metadata()).format).toBe('jpeg')
    expect(kept.includes('<script>')).toBe(false)
    expect([...kept.subarray(-2)]).toEqual([0xff, 0xd9])
  },
)
