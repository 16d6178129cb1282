import type { Request, RequestHandler, Router } from 'express'
import { z } from 'zod'
import type { DeskPage, DeskText } from '#api/client/desk/orders.ts'
import { COURIER_CODES } from '#api/rules/couriers.ts'
import type { Operator } from '#operators/operator.ts'
import { answer } from '#operators/http/answer.ts'
import { jsonBody } from '#operators/http/json-body.ts'
import { operatorOf } from '#operators/http/session-routes.ts'
import { type Outcome, problemPath, type Refusal, refuse } from '#operators/outcome.ts'
import { ifAllowed, type Right } from '#operators/rights.ts'
import { catalogue, type Messages } from '#locales/catalogue.ts'

/** Largest body of a call. */
export const BODY_BYTES = 16 * 1024
const MAX_PAGE = 100

/** Who does something, and when. */
interface Act {
  readonly by: string
  readonly now: number
}

/** A parcel as an operator enters it. */
export const parcelFields = {
  carrier: z.enum(COURIER_CODES),
  trackingNo: z.string().max(100).default(''),
}

/** A page of a list: its size, and the last entry of the page before. */
export const pageFields = {
  after: z.string().max(40).optional(),
  size: z.coerce.number().int().min(1).max(MAX_PAGE).default(20),
}

/** One page of what was found with one more than its size. `codeOf` names the last row to the next page. */
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
export const inBothLanguages = (word: (messages: Messages) => string): DeskText => ({
  zh_HK: word(catalogue.zh_HK),
  en_US: word(catalogue.en_US),
})

/** Runs `job` with what a caller has sent, unless it has another shape. */
export async function withInput<Input>(
  schema: z.ZodType<Input>,
  given: unknown,
  job: (input: Input) => Promise<Outcome<unknown>>,
): Promise<Outcome<unknown>> {
  const input = schema.safeParse(given)
  if (input.success) return job(input.data)
  return refuse(400, 'requestMalformed', { values: { path: problemPath(input.error) || 'body' } })
}

/** Answers operators who have a right, and refuses others. */
export const guarded =
  <Params extends Record<string, string>>(
    right: Right,
    job: (request: Request<Params>, actor: Operator) => Promise<Outcome<unknown>>,
  ): RequestHandler<Params> =>
  async (request, response) => {
    const actor = operatorOf(response)
    answer(request, response, await ifAllowed(actor, right, () => job(request, actor)))
  }

/** What operators do with one order or return. Without a refusal it is done. */
interface Operation<Desk> {
  readonly right: Right
  run(desk: Desk, code: string, given: unknown, act: Act): Promise<Refusal | undefined>
}

type Result<Problem> = { readonly ok: true } | { readonly ok: false; readonly problem: Problem }

/** Defines operations of one desk by the right they need, the shape of their input, and what they do. */
export const operationsOf =
  <Desk, Problem>(refusalOf: (problem: Problem) => Refusal) =>
  <Input extends object>(
    right: Right,
    schema: z.ZodType<Input>,
    run: (desk: Desk, code: string, input: Input & Act) => Promise<Result<Problem>>,
  ): Operation<Desk> => ({
    right,
    async run(desk, code, given, act) {
      const outcome = await withInput(schema, given, async input => {
        const result = await run(desk, code, { ...input, ...act })
        return result.ok ? { status: 200, data: null } : refusalOf(result.problem)
      })
      return outcome.status === 200 ? undefined : outcome
    },
  })

interface OperationRoutes<Desk> {
  readonly operations: Readonly<Record<string, Operation<Desk>>>
  readonly desk: Desk
  readonly clock: () => number
  /** The code behind the number in an address. */
  readonly codeOf: (number: string) => Promise<string | undefined>
  /** The answer for an unknown number. */
  readonly unknown: Refusal
  /** The order or return as it is now. */
  readonly detail: (code: string) => Promise<Outcome<unknown>>
}

/** Adds `POST /:number/<operation>`, which answers with the order or return after the operation. */
export function addOperations<Desk>(
  router: Router,
  { operations, desk, clock, codeOf, unknown, detail }: OperationRoutes<Desk>,
): void {
  for (const [name, operation] of Object.entries(operations))
    router.post(
      `/:number/${name}`,
      ...jsonBody(BODY_BYTES),
      guarded<{ number: string }>(operation.right, async ({ params, body }, { name: by }) => {
        const code = await codeOf(params.number)
        if (code === undefined) return unknown
        return (await operation.run(desk, code, body, { by, now: clock() })) ?? detail(code)
      }),
    )
}
