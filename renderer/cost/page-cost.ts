import { MAX_PAGE_BYTES } from '#blocks/page/checks/page-checks.ts'

/** Measurements of blocks and of pages. */
export const MEASURES = ['html', 'script', 'pictures', 'server'] as const
export type Measure = (typeof MEASURES)[number]

/** Cost of a block, or of a whole page. */
export interface Cost {
  /** Bytes of HTML before compression; of a block without those inside it. */
  readonly html: number
  /** Bytes of script, gzip; for a block, the script beyond what every page loads. `null` without a build. */
  readonly script: number | null
  /** Bytes of the shop's own pictures, at most; each counts once. */
  readonly pictures: number
  /** Pictures and films whose size is not known: those of other hosts. */
  readonly unknownPictures: number
  /** Milliseconds until data was there and the HTML was made. */
  readonly server: number
}

/** The cost of a page, and of each of its blocks by id, header and footer included. */
export interface PageCost {
  readonly page: Cost
  readonly blocks: Readonly<Record<string, Cost>>
}

/** The budget of a page: bytes, and ms of a server that is not busy. */
export const PAGE_BUDGET: Readonly<Record<Measure, number>> = {
  html: 500_000,
  script: 160_000,
  pictures: MAX_PAGE_BYTES,
  server: 200,
}

/** A block that takes this much of the page's budget by itself is heavy. */
const HEAVY_SHARE = 0.2

/** Of what a block takes too much. */
export const heavyIn = (cost: Cost): readonly Measure[] =>
  MEASURES.filter(measure => (cost[measure] ?? 0) > PAGE_BUDGET[measure] * HEAVY_SHARE)

/** The measures in which a page exceeds its budget. */
export const overBudget = (cost: Cost): readonly Measure[] =>
  MEASURES.filter(measure => (cost[measure] ?? 0) > PAGE_BUDGET[measure])
