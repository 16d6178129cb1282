/** Facts of a practice shop that its editor shows. */
export interface PracticeMark {
  /** First instant at which it is gone, epoch ms. */
  readonly until: number
  /** Address of the desk of the shop that it copies. */
  readonly home: string
}
