/** An operator or program whose account was removed, as stored. The name is never given to another account, so that logs stay true. */
export interface GoneOperator {
  readonly name: string
  /** Epoch ms. */
  readonly at: number
  /** Operator who took over what was under way. */
  readonly heir?: string | undefined
}

/** The operator who answers today for what an account began: its own, or that of the last in a row of those who took over. */
export const answerableFor = (name: string, gone: readonly GoneOperator[]): string => {
  const seen = new Set<string>()
  let present = name
  for (;;) {
    const heir = gone.find(each => each.name === present)?.heir
    if (heir === undefined || seen.has(present)) return present
    seen.add(present)
    present = heir
  }
}
