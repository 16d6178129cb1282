/** Limits that shoppers meet and that are a policy of the shop. What protects the machine stays a constant beside its code. */
export interface ShopLimits {
  /** Units of one SKU in a bag, add-ons counted with it. Source: CO-05 (`cart.maxUnitsPerProduct`). */
  readonly mostUnits: number
  /** Addresses of a member. Source: M-101, MO-45. */
  readonly mostAddresses: number
  /** Favourites of a member. Source: C-114, M-153, CO-30. */
  readonly mostWishes: number
  /** Photos of a return. Source: MO-70. */
  readonly mostPhotos: number
  /** Days that the link of a shared bag lives. Source: CO-82 (`share.days`). */
  readonly sharedBagDays: number
  /** Characters of a message to customer service. Source: M-173. */
  readonly longestMessage: number
  /** Units that a product must have sold before its card says how many. Source: C-145. */
  readonly soldCountFrom: number
  /** Whole GO DOLLAR for each new member that a member brings. Source: C-228, M-141. */
  readonly referralReward: number
  /** New members that bring a reward, for the life of an account. Source: C-228, M-141, MO-77. */
  readonly mostReferrals: number
}

/** As a shop has them that says nothing else. */
export const DEFAULT_LIMITS = {
  mostUnits: 99,
  mostAddresses: 10,
  mostWishes: 100,
  mostPhotos: 5,
  sharedBagDays: 30,
  longestMessage: 100,
  soldCountFrom: 1,
  referralReward: 10,
  mostReferrals: 50,
} as const satisfies ShopLimits

/** The least and the most that staff may set. The most is what data and screens are made for. */
export const LIMIT_BOUNDS: Readonly<Record<keyof ShopLimits, readonly [least: number, most: number]>> = {
  mostUnits: [1, 99],
  mostAddresses: [1, 100],
  mostWishes: [1, 100],
  mostPhotos: [1, 10],
  sharedBagDays: [1, 90],
  longestMessage: [20, 2000],
  soldCountFrom: [1, 1_000_000],
  referralReward: [1, 1000],
  mostReferrals: [1, 1000],
}
