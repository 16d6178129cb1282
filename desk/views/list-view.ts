/** Lists that have views, by their addresses below the desk; collections have their own names. */
export const OWN_LISTS = ['goods'] as const

/** Longest name of a view, and longest query of its address (characters). */
export const MAX_VIEW_NAME = 60
export const MAX_VIEW_QUERY = 4000

/** A saved view of a list, as an operator sees it. */
export interface ListView {
  readonly id: string
  readonly name: string
  /** Query of the address, without the question mark. */
  readonly query: string
  /** Name of the operator who saved it. */
  readonly owner: string
  readonly isOwn: boolean
  readonly isShared: boolean
  /** True for own views, and for admins. */
  readonly canChange: boolean
}
