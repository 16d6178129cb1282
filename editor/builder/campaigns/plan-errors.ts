interface Plan {
  /** `undefined`: at once. Epoch milliseconds, as the others. */
  readonly from: number | undefined
  /** `undefined`: it stays. */
  readonly until: number | undefined
  readonly now: number
}

/** Which of two moments cannot be as it is. The content store judges alike. */
export const planErrors = ({ from, until, now }: Plan) => ({
  from: from !== undefined && from <= now,
  until: until !== undefined && until <= Math.max(from ?? now, now),
})
