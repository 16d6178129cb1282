import { cropIn } from '#ui/picture/crop-at.ts'
import { readCrop } from '../crop.ts'
import { percentOf } from '../picture-part.ts'
import type { AnyBlock, PictureCut } from '../define-block.ts'
import { readFocalPoint } from '../focal-point.ts'
import { hotAreaRect, type Rect } from '../hot-area.ts'
import { widgetOf } from '../options/option-tree.ts'
import { type Found, found, type PictureFacts, type Surroundings } from './check.ts'
import type { Leaf } from './leaves.ts'

const WHOLE: Rect = { left: 0, top: 0, width: 100, height: 100 }

/** Least share of an area that shoppers must see to press it. */
const LEAST_SHARE = 0.5

/** A focal point as CSS has it (`30% 70%`) or as it is saved (`30,70`). */
const pointOf = (own: unknown, facts: PictureFacts) =>
  readFocalPoint(
    typeof own === 'string' && own !== '' ? own : (facts.focus ?? '').replace(/%\s*/, ',').replace('%', ''),
  )

/** Part of a picture that shows, cut to a shape around its focal point, or as the media library says. */
function shownPart(facts: PictureFacts, ratio: number | undefined, ownFocus: unknown): Rect {
  if (ratio === undefined) return WHOLE
  const saved = ownFocus ? undefined : cropIn(facts.crops, `${ratio}:1`)?.saved
  const crop = readCrop(saved) ?? { ...(pointOf(ownFocus, facts) ?? { left: 50, top: 50 }), size: 100 }
  return percentOf(facts, ratio, crop)
}

const overlap = (from: number, size: number, otherFrom: number, otherSize: number) =>
  Math.max(0, Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom))

const shareIn = (area: Rect, part: Rect) =>
  (overlap(area.left, area.width, part.left, part.width) *
    overlap(area.top, area.height, part.top, part.height)) /
  (area.width * area.height)

const LAYOUTS = ['desktop', 'mobile'] as const satisfies readonly (keyof PictureCut)[]

/** Layouts on which shoppers do not see most of an area: `desktop`, `mobile`, or both. */
function hiddenOn(area: Rect, cut: PictureCut, facts: PictureFacts | null | undefined, ownFocus: unknown) {
  // Drawn past the edge, or without a size.
  if (!(area.width > 0 && area.height > 0)) return LAYOUTS
  if (!facts) return []
  return LAYOUTS.filter(layout => shareIn(area, shownPart(facts, cut[layout], ownFocus)) < LEAST_SHARE)
}

const isArea = (value: unknown): value is { readonly start: string; readonly end: string } =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value

/** The focal point that a block holds for a picture, if it has one. */
const focusOf = ({ holder, siblings }: Leaf, picture: string) => {
  const [name] =
    Object.entries(holder?.properties ?? {}).find(
      ([, node]) => widgetOf({ node }) === 'focalPoint' && node['x-cairn']?.itemImage === picture,
    ) ?? []
  return name === undefined ? undefined : siblings[name]
}

/** Areas of pictures where shoppers cannot press them, because the block cuts the picture there. Source: L-198, LO-51. */
export function checkAreas(
  leaves: readonly Leaf[],
  block: AnyBlock,
  options: unknown,
  { answers }: Surroundings,
): Found[] {
  const cut = block.pictureCut(options)
  return leaves
    .filter(leaf => widgetOf(leaf) === 'hotAreas')
    .flatMap(leaf => {
      const picture = leaf.node['x-cairn']?.itemImage ?? ''
      const src = leaf.siblings[picture]
      const facts = typeof src === 'string' ? answers.pictures[src] : undefined
      const areas: readonly unknown[] = Array.isArray(leaf.value) ? leaf.value : []
      return areas.flatMap((area, at) => {
        const layouts = isArea(area) ? hiddenOn(hotAreaRect(area), cut, facts, focusOf(leaf, picture)) : []
        return layouts.length > 0 ? [found('hiddenArea', [...leaf.path, at, 'start'], layouts.join(' '))] : []
      })
    })
}
