import { z } from 'zod'
import type { Locale } from '#locales/locale.ts'
import type { KeyLimits, Operator } from './operator.ts'
import { type Outcome, problemPath, type Refusal, refuse } from './outcome.ts'
import { may, type Right } from './rights.ts'

/** Caller and instant of an operation. */
export interface Caller {
  readonly actor: Operator
  /** Epoch ms. */
  readonly now: number
  /** Language of the caller. */
  readonly locale: Locale
  /** Token of the caller's session. */
  readonly token: string
  /** Limits of the key with which a program calls; missing for people. */
  readonly program?: KeyLimits | undefined
  /** Resolves to true if the caller gave a password or a code a short while ago. */
  readonly isProved: () => Promise<boolean>
}

/**
 * `read` changes nothing and is called by GET. `ask` changes nothing either, but its input may be larger than an address: it is called
 * by POST, as `change` is, and the audit log does not note it.
 */
export type OperationKind = 'read' | 'ask' | 'change'

/**
 * Something that staff can do. Route, typed client, hooks, audit entry, the table of access and OpenAPI come from it.
 *
 * @typeParam Parts what `run` works with, given once when the operations are served
 */
export interface Operation<Parts, Kind extends OperationKind, Schema extends z.ZodType, Data> {
  readonly kind: Kind
  readonly right: Right
  /** One sentence for the OpenAPI document. */
  readonly summary: string
  /** Strict. */
  readonly input: Schema
  /** Refuses input of another shape; 400 with the name of the field by default. */
  readonly malformed?: (error: z.ZodError) => Refusal
  /** `again`: asks for the password, or for a code, if it was given longer ago than `PROVED_MS`. */
  readonly asks?: 'again'
  /** Open to operators who still have to set up the second factor that their role demands. */
  readonly isOpenForSetUp?: true
  /** Largest body in bytes; 16 KiB by default. */
  readonly maxBytes?: number
  /**
   * Names in the audit log what a change was about; empty by default. Characters beyond 300 are cut. `undefined`: a dry run, which is not
   * noted.
   */
  readonly about?: (input: z.output<Schema>, data: Data) => string | undefined
  readonly run: (parts: Parts, input: z.output<Schema>, caller: Caller) => Promise<Outcome<Data>>
}

// any: entries of one table differ in input and result, and a table is called with what its own entry has parsed.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyOperation<Parts = any> = Operation<Parts, OperationKind, any, any>

/** Operations of one area by their names. */
// any: as above.
// oxlint-disable-next-line typescript/no-explicit-any
export type OperationTable<Parts = any> = Readonly<Record<string, AnyOperation<Parts>>>

type Entry<Parts, Schema extends z.ZodType, Data> = Omit<Operation<Parts, 'read', Schema, Data>, 'kind'>

/**
 * Makes the entries of a table.
 *
 * @example
 * const { read, change } = operationsOn<{ orders: OrderStore }>()
 * export const orderOperations = { find: read({ right: 'orders.read', summary: '…', input, run }) }
 */
export const operationsOn = <Parts>() => ({
  read: <Schema extends z.ZodType, Data>(
    entry: Omit<Entry<Parts, Schema, Data>, 'about' | 'maxBytes'>,
  ): Operation<Parts, 'read', Schema, Data> => ({ ...entry, kind: 'read' }),
  ask: <Schema extends z.ZodType, Data>(
    entry: Omit<Entry<Parts, Schema, Data>, 'about'>,
  ): Operation<Parts, 'ask', Schema, Data> => ({ ...entry, kind: 'ask' }),
  change: <Schema extends z.ZodType, Data>(
    entry: Entry<Parts, Schema, Data>,
  ): Operation<Parts, 'change', Schema, Data> => ({ ...entry, kind: 'change' }),
})

/** An object that `run` reads by rules of its own, whose refusals say more than the name of a field. */
export const objectOf = <Shape extends object>(): z.ZodType<Shape, Shape> =>
  // What `run` refuses never has this shape.
  z.record(z.string(), z.unknown()) as unknown as z.ZodType<Shape, Shape>

const shapeRefusal = (error: z.ZodError) =>
  refuse(400, 'requestMalformed', { values: { path: problemPath(error) || 'body' } })

/** Asks for the password, or a code, once more. Screens ask and make the call again. */
export const askedAgain = () => refuse(403, 'askedAgain', { data: { asks: 'again' } })

/** Replaces names that an input gives to something by those that it has now. */
export type PresentInput = <Input>(input: Input) => Input

/** Rights for which a caller has to be a person. */
const OF_PEOPLE: readonly Right[] = ['account.own', 'operators.manage']

/** What is closed to a program: what asks for a password, accounts, and changes where the key may only read. */
function programRefusal(
  { kind, right, asks }: Pick<AnyOperation, 'kind' | 'right' | 'asks'>,
  program: KeyLimits,
): Refusal | undefined {
  if (asks !== undefined || OF_PEOPLE.includes(right)) return refuse(403, 'onlyPeople')
  return program.isReadOnly && kind === 'change' ? refuse(403, 'keyOnlyReads') : undefined
}

/** Runs an operation with what a caller has sent, if the caller has its right and the input its shape. */
export async function runOperation<Parts, Schema extends z.ZodType, Data>(
  operation: Operation<Parts, OperationKind, Schema, Data>,
  parts: Parts,
  given: unknown,
  caller: Caller,
  present: PresentInput = input => input,
): Promise<{ readonly outcome: Outcome<Data>; readonly input?: z.output<Schema> }> {
  const { right, input, run, asks, malformed = shapeRefusal } = operation
  if (!may(caller.actor, right)) return { outcome: refuse(403, 'notAllowed') }
  const closed = caller.program && programRefusal(operation, caller.program)
  if (closed) return { outcome: closed }
  const parsed = input.safeParse(given)
  if (!parsed.success) return { outcome: malformed(parsed.error) }
  if (asks === 'again' && !(await caller.isProved())) return { outcome: askedAgain() }
  const now = present(parsed.data)
  return { outcome: await run(parts, now, caller), input: now }
}
