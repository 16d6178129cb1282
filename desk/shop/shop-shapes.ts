/** True for a shop that shoppers see, and since when. */
export interface DeskOpening {
  readonly isOpen: boolean
  /** Name of the operator; empty for the state that the shop began with. */
  readonly by: string
  /** Epoch milliseconds; 0 if it is not known. */
  readonly at: number
  /** True if the shop was open at some time. */
  readonly wasOpen: boolean
}
