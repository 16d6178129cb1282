import { z } from 'zod'
import { newOperatorSchema, passwordRefusal } from '../accounts/operator-accounts.ts'
import type { Operators } from '../accounts/operators.ts'
import type { Operator } from '../operator.ts'
import { type Outcome, refuseInput } from '../outcome.ts'
import type { FirstStart } from './first-start.ts'

const secret = z.string().max(200)
const checkSchema = z.strictObject({ secret })
const ownerSchema = z.strictObject({
  secret,
  ...newOperatorSchema.pick({ name: true, password: true }).shape,
})

/** What the one-time address offers. */
export interface FirstOwner {
  /** `given`: `{ secret }`. */
  readonly checkStart: (given: unknown) => Promise<Outcome<null>>
  /** Adds the first operator. `given`: `{ secret, name, password }`. */
  readonly addOwner: (given: unknown) => Promise<Outcome<Operator>>
}

/** Checks what is sent, the secret first: a password is hashed for a valid one only. */
export const createFirstOwner = (
  { check, claim }: Pick<FirstStart, 'check' | 'claim'>,
  operators: Pick<Operators, 'hash'>,
): FirstOwner => ({
  async checkStart(given) {
    const read = checkSchema.safeParse(given)
    return read.success ? check(read.data.secret) : refuseInput(400, 'requestMalformed', read.error)
  },
  async addOwner(given) {
    const read = ownerSchema.safeParse(given)
    if (!read.success) return refuseInput(400, 'requestMalformed', read.error)
    const { name, password } = read.data
    const valid = await check(read.data.secret)
    if (!valid.ok) return valid
    const refusal = passwordRefusal(password, name)
    return refusal ?? claim(read.data.secret, { name, passwordHash: await operators.hash(password) })
  },
})
