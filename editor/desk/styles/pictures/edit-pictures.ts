import { moveItem } from '../../../kit/parts/SortableList.tsx'
import type { SpuLine } from '../style-values.ts'
import { type Image, withPlacedWords } from './picture-words.ts'

const withImages = (line: SpuLine, images: Image[]) => withPlacedWords(line, { ...line, images })

/** Puts a picture elsewhere among those of its product. */
export const movedPicture =
  (from: number, to: number) =>
  (line: SpuLine): SpuLine =>
    withImages(line, moveItem(line.images ?? [], from, to))

export const withoutPicture =
  (at: number) =>
  (line: SpuLine): SpuLine =>
    withImages(line, (line.images ?? []).toSpliced(at, 1))

/** Changes a picture; a text that is `undefined` is taken away. */
export const changedPicture =
  (at: number, change: { readonly [Name in keyof Image]?: Image[Name] | undefined }) =>
  (line: SpuLine): SpuLine => {
    const images = (line.images ?? []).map((image, index): Image => {
      if (index !== at) return image
      const { alt, ...next } = { ...image, ...change } as Image // its own fields
      return { ...next, ...(alt && { alt }) }
    })
    return { ...line, images }
  }
