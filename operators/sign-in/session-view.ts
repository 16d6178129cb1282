/** An open session as operators see it. */
export interface SessionView {
  /** Names the session; opens nothing. */
  readonly id: string
  /** Epoch ms. */
  readonly begunAt: number
  /** Epoch ms; up to half a minute old. */
  readonly seenAt: number
  /** The browser as it names itself; empty where it does not. */
  readonly device: string
  /** True for the session that asks. */
  readonly isThis: boolean
}
