import type { DeskExample, DeskTriedBag } from '#desk/promotions/tried-bag.ts'
import type { Region } from '#api/rules/regions.ts'
import type { Given } from '../../kit/operation-client.ts'
import type { Shopper } from './use-shoppers.ts'

/** A bag that is tried, as the screen holds it. */
export interface BagToTry {
  readonly bag: DeskExample['bag']
  readonly shopper: Shopper
  /** As typed: codes parted by commas or spaces. */
  readonly codes: string
  readonly country: Region
  readonly isPickup: boolean
  /** Epoch ms; now where it is absent. */
  readonly at: number | undefined
}

export const EMPTY_BAG: BagToTry = {
  bag: [],
  shopper: { kind: 'GUEST' },
  codes: '',
  country: 'HK',
  isPickup: false,
  at: undefined,
}

const codesIn = (text: string) => text.split(/[\s,，、;；]+/).filter(code => code !== '')

/** The bag without its instant, as operations take it. */
export const bagFields = ({ bag, shopper, codes, country, isPickup }: BagToTry) => ({
  bag,
  shopper,
  codes: codesIn(codes),
  destination: { country, isPickup },
})

/** The instant that a bag is tried at, as operations take it. */
export const isoOf = (at: number): string => new Date(at).toISOString()

export const tryInput = (
  tried: BagToTry,
  lines: NonNullable<Given<'promotions.try'>['lines']>,
): Given<'promotions.try'> => ({
  ...bagFields(tried),
  ...(tried.at !== undefined && { at: isoOf(tried.at) }),
  lines,
})

/** A kept example as a bag to try. One that holds while a promotion runs is tried now. */
export const bagOfExample = (example: DeskExample): BagToTry => ({
  bag: example.bag,
  shopper: example.shopper,
  codes: example.codes.join(', '),
  country: example.destination.country as Region, // kept by the same schema
  isPickup: example.destination.isPickup,
  at: example.when.kind === 'AT' ? Date.parse(example.when.at) : undefined,
})

type Effect = DeskTriedBag['effects'][number]

/** Effects that did something, and those that did not. */
export const partedEffects = (effects: readonly Effect[]) => ({
  applied: effects.filter(({ reason }) => reason === null),
  not: effects.filter(({ reason }) => reason !== null),
})
