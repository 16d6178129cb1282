import { widgetOf } from '../options/option-tree.ts'
import { checkAreas } from './areas.ts'
import type { AnyBlock } from '../define-block.ts'
import { type Found, NO_ANSWERS, type ShopQuestions, type Surroundings } from './check.ts'
import { checkContrast } from './contrast.ts'
import { checkDestinations, checkMissingLinks, checkSales, destinations } from './destinations.ts'
import { shownLeaves } from './leaves.ts'
import { checkAlt, checkMissingPictures, checkPictures, ownPictures } from './pictures.ts'
import { checkDates, checkEmpty, checkLanguage, checkSamples, checkUnfilled } from './texts.ts'

/**
 * Findings for the operator in complete options of one block. Hidden options and items that are switched off
 * are not checked. Source: LO-22, LO-28.
 */
export function checkBlock(block: AnyBlock, options: unknown, around: Surroundings): readonly Found[] {
  const leaves = shownLeaves(block, options)
  const empty = checkEmpty(leaves, block)
  return [
    ...checkAlt(leaves, block, options, around),
    ...checkContrast(leaves),
    ...checkLanguage(leaves, around),
    ...checkSamples(leaves, block),
    ...checkUnfilled(leaves),
    ...empty,
    // A block without anything says that already.
    ...(empty.length > 0 ? [] : checkMissingPictures(leaves, around)),
    ...checkMissingLinks(leaves),
    ...checkAreas(leaves, block, options, around),
    ...checkDates(leaves, around),
    ...checkDestinations(leaves, around),
    ...checkSales(leaves, around),
    ...checkPictures(leaves, around),
  ]
}

/** Which surroundings the judgement of a block depends on, beside what the shop answers to its questions. */
export interface Dependence {
  /** The time: it names a moment, or shows a sale. */
  readonly onTime: boolean
  /** The places on the page: it links to one. */
  readonly onAnchors: boolean
}

export function dependenceOf(block: AnyBlock, options: unknown): Dependence {
  const leaves = shownLeaves(block, options)
  return {
    onTime: leaves.some(leaf => widgetOf(leaf) === 'dateTime' || leaf.node['x-cairn']?.isSale === true),
    onAnchors: destinations(leaves).some(place => place.kind === 'address' && place.address === ''),
  }
}

/** Surroundings in which nothing was asked yet. */
export const unansweredSurroundings = (locale: Surroundings['locale'], now: number): Surroundings => ({
  locale,
  now,
  answers: NO_ANSWERS,
})

/** Questions to ask before `checkBlock` can judge everything. */
export function questionsOf(block: AnyBlock, options: unknown): ShopQuestions {
  const leaves = shownLeaves(block, options)
  const places = destinations(leaves)
  return {
    products: places.flatMap(place => (place.kind === 'product' ? [place.code] : [])),
    addresses: places.flatMap(place =>
      place.kind === 'address' && place.address !== '' ? [place.address] : [],
    ),
    pictures: ownPictures(leaves).map(({ src }) => src),
  }
}

/** Each question once. */
export const joinQuestions = (all: readonly ShopQuestions[]): ShopQuestions => ({
  products: [...new Set(all.flatMap(({ products }) => products))],
  addresses: [...new Set(all.flatMap(({ addresses }) => addresses))],
  pictures: [...new Set(all.flatMap(({ pictures }) => pictures))],
})
