import { widgetOf } from '../options/option-tree.ts'
import type { AnyBlock } from '../define-block.ts'
import { imagesIn } from '../picture-words.ts'
import { isOptionShown } from '../visible-when.ts'
import { type Found, found, type PictureFacts, type Surroundings } from './check.ts'
import { isFilled, type Leaf } from './leaves.ts'

/** The heaviest picture that passes without a question: a second on a slow phone. */
const MAX_PICTURE_BYTES = 500_000

const OWN_PICTURE = /^\/media\//

const picturesIn = (leaf: Leaf): readonly string[] => {
  if (typeof leaf.value !== 'string') return []
  if (widgetOf(leaf) === 'image') return [leaf.value]
  return widgetOf(leaf) === 'richText' ? imagesIn(leaf.value).map(({ src }) => src) : []
}

/** The shop's own pictures in shown options, with the option each is in. */
export const ownPictures = (leaves: readonly Leaf[]) =>
  leaves.flatMap(leaf =>
    picturesIn(leaf)
      .filter(src => OWN_PICTURE.test(src))
      .map(src => ({ src, leaf })),
  )

/** Words that the media library has for a picture, in the page's language. */
const hasLibraryWords = (src: unknown, { answers, locale }: Surroundings) =>
  typeof src === 'string' && isFilled(answers.pictures[src]?.alt?.[locale])

/** A picture shown without words for those who cannot see it; in rich text, an `img` without or with an empty `alt`. */
function lacksAlt(leaf: Leaf, surroundings: Surroundings): boolean {
  const { node, value, siblings } = leaf
  const describes = node['x-cairn']?.describes
  const src = describes && siblings[describes]
  if (describes) return isFilled(src) && !isFilled(value) && !hasLibraryWords(src, surroundings)
  if (widgetOf(leaf) !== 'richText' || typeof value !== 'string') return false
  return imagesIn(value).some(({ src, alt }) => alt.trim() === '' && !hasLibraryWords(src, surroundings))
}

/** Pictures without words, neither here nor in the media library. Words for a picture that is hidden are not heard. Source: LO-28. */
export const checkAlt = (
  leaves: readonly Leaf[],
  block: AnyBlock,
  options: unknown,
  surroundings: Surroundings,
): Found[] =>
  leaves
    .filter(({ node, path }) => {
      const describes = node['x-cairn']?.describes
      return !describes || isOptionShown(block, options, [...path.slice(0, -1), describes])
    })
    .filter(leaf => lacksAlt(leaf, surroundings))
    .map(({ path }) => found('emptyAlt', path))

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

/**
 * Pictures that are not there: not chosen, though the block or the item shows nothing without, or no longer in the media library.
 */
export const checkMissingPictures = (leaves: readonly Leaf[], { answers }: Surroundings): Found[] =>
  leaves.flatMap(leaf => {
    const { node, value, path } = leaf
    if (node['x-cairn']?.isEssential && !isFilled(value)) return [found('missingPicture', path, 'none')]
    return picturesIn(leaf)
      .filter(src => answers.pictures[src] === null)
      .map(src => found('missingPicture', path, src))
  })

function ofPicture({ width, bytes, isDrawing }: PictureFacts, { node, path }: Leaf): Found[] {
  const shown = node['x-cairn']?.pictureWidth
  const isSmall = shown !== undefined && !isDrawing && width < shown
  return [
    ...(isSmall ? [found('pictureSmall', path, `${width} px < ${shown} px`)] : []),
    ...(bytes > MAX_PICTURE_BYTES
      ? [found('pictureHeavy', path, `${kilobytes(bytes)} > ${kilobytes(MAX_PICTURE_BYTES)}`)]
      : []),
  ]
}

/** Pictures narrower than the place they fill, or too heavy for a phone. */
export const checkPictures = (leaves: readonly Leaf[], { answers }: Surroundings): Found[] =>
  ownPictures(leaves).flatMap(({ src, leaf }) => {
    const facts = answers.pictures[src]
    return facts ? ofPicture(facts, leaf) : []
  })
