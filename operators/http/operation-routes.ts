import { type Request, type RequestHandler, Router } from 'express'
import { type AnyOperation, type OperationTable, type PresentInput, runOperation } from '../operation.ts'
import { refuse } from '../outcome.ts'
import { answer, localeOf } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { operatorOf, programOf, tokenOf } from './session-routes.ts'

/** Largest body of an operation that names no other size. */
const BODY_BYTES = 16 * 1024

/** Notes in the audit log what an operator did. */
export type NoteChange<Name extends string = string> = (
  by: string,
  name: Name,
  about: string,
) => Promise<void>

interface Serving<Parts> {
  readonly parts: Parts
  /** Epoch ms. */
  readonly clock: () => number
  readonly note: NoteChange
  /** Runs before each call. */
  readonly before?: (() => Promise<void>) | undefined
  readonly present?: PresentInput | undefined
  readonly isProved: (token: string) => Promise<boolean>
}

/** The input of a read: JSON in the parameter `input`; `{}` without it, `undefined` for what is no JSON. */
export function inputOf(request: Request): { readonly given: unknown } | undefined {
  const { input } = request.query
  if (input === undefined) return { given: {} }
  if (typeof input !== 'string') return undefined
  try {
    return { given: JSON.parse(input) }
  } catch {
    return undefined
  }
}

function handler<Parts>(
  name: string,
  operation: AnyOperation<Parts>,
  { parts, clock, note, before, present, isProved }: Serving<Parts>,
): RequestHandler {
  return async (request, response) => {
    const asked = operation.kind === 'read' ? inputOf(request) : { given: request.body }
    if (!asked) return answer(request, response, refuse(400, 'badJson'))
    await before?.()
    const actor = operatorOf(response)
    const token = tokenOf(request) ?? ''
    const caller = {
      actor,
      now: clock(),
      locale: localeOf(request),
      token,
      program: programOf(response),
      isProved: () => isProved(token),
    }
    const { outcome, input } = await runOperation(operation, parts, asked.given, caller, present)
    if (operation.kind === 'change' && outcome.ok) {
      const about = operation.about ? operation.about(input, outcome.value) : ''
      if (about !== undefined) await note(actor.name, name, about)
    }
    answer(request, response, outcome)
  }
}

/**
 * Serves operations as `GET /<area>.<name>?input=<JSON>` (reads) and `POST /<area>.<name>` (the others, the input as JSON body).
 * Works only behind `signedInOnly`.
 */
export function operationRoutes<Parts>(
  area: string,
  operations: OperationTable<Parts>,
  serving: Serving<Parts>,
): Router {
  const router = Router()
  for (const [each, operation] of Object.entries(operations)) {
    const name = `${area}.${each}`
    const run = handler(name, operation, serving)
    if (operation.kind === 'read') router.get(`/${name}`, run)
    else router.post(`/${name}`, ...jsonBody(operation.maxBytes ?? BODY_BYTES), run)
  }
  return router
}
