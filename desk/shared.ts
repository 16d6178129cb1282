import type { Result } from '#platform/result.ts'
import type { BothTexts } from '#locales/locale.ts'
import { z } from 'zod'
import { COURIER_CODES } from '#api/rules/couriers.ts'
import { catalogue, type Messages } from '#locales/catalogue.ts'
import { type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import type { DeskPage } from './page.ts'

const MAX_PAGE = 100

/** A parcel as an operator enters it. */
export const parcelFields = {
  carrier: z.enum(COURIER_CODES),
  trackingNo: z.string().max(100).default(''),
}

/** A page of a list: its size, and the last entry of the page before. */
export const pageFields = {
  after: z.string().max(40).optional(),
  size: z.int().min(1).max(MAX_PAGE).default(20),
}

/** Number of an order or a return. */
export const number = z.string().min(1).max(40)

/** One page of a list that was read with one entry more than its size. `codeOf` names the last row to the next page. */
export function pageOf<Found, Row>(
  found: readonly Found[],
  size: number,
  { rowOf, codeOf }: { readonly rowOf: (found: Found) => Row; readonly codeOf: (found: Found) => string },
): DeskPage<Row> {
  const page = found.slice(0, size)
  const last = page.at(-1)
  return { rows: page.map(rowOf), next: last && found.length > size ? codeOf(last) : null }
}

/** A word of the screens in both languages, for the hole of a refusal's text. */
export const screenWord = (word: (messages: Messages) => string): BothTexts => ({
  zh_HK: word(catalogue.zh_HK),
  en_US: word(catalogue.en_US),
})

/** Answers a step on an order or a return with the record as it is after the step, or with its refusal. */
export const afterStep =
  <Problem>(refusalOf: (problem: Problem) => Refusal) =>
  async <Data>(
    step: Promise<Result<unknown, Problem>>,
    detail: () => Promise<Outcome<Data>>,
  ): Promise<Outcome<Data>> => {
    const result = await step
    return result.ok ? detail() : refusalOf(result.refusal)
  }

/** Runs `job` with the code behind a number, or refuses. */
export async function withCode<Data>(
  code: Promise<string | undefined>,
  unknown: Refusal,
  job: (code: string) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const known = await code
  return known === undefined ? unknown : job(known)
}

/** Refuses a number that no order has. */
export const noOrder = refuse(404, 'orderNotFound')
