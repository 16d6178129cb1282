import type { Messages } from '#locales/catalogue.ts'
import type { AddressProblem } from '../address/address-rules.ts'
import type { Problems } from '../form/form-values.ts'

/** Problem of a field of checkout alone: the end of its text's key in `checkout.errors`. */
export type CheckoutProblem = Exclude<keyof Messages['checkout']['errors'], 'check' | 'server' | 'network'>
type OfAddress = `address.${AddressProblem}`
/** Problems of an address bear a prefix among those of a section. */
export type SectionProblem = CheckoutProblem | OfAddress

const PREFIX = 'address.'

/** Problems of an address among those of a section. */
export const asSectionProblems = <Values>(
  problems: Problems<Values, AddressProblem>,
): Problems<Values, OfAddress> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, `${PREFIX}${String(problem)}`]),
  ) as Problems<Values, OfAddress> // the same fields

/** The problem of an address inside one of a section; `undefined` for one of checkout's own. */
export const addressProblemOf = (problem: SectionProblem): AddressProblem | undefined =>
  problem.startsWith(PREFIX) ? (problem.slice(PREFIX.length) as AddressProblem) : undefined // so it begins
