import type { z } from 'zod'
import { ContentError, type createCall } from './call.ts'

/** As much of an operation as types need. */
interface Described {
  readonly kind: 'read' | 'ask' | 'change'
  readonly input: z.ZodType
  // never, any: the callers of a client neither see nor pass what an operation works with.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly run: (...given: any) => Promise<unknown>
}

type Areas = Readonly<Record<string, Readonly<Record<string, Described>>>>
type Names<Of, Kind> = {
  [Area in keyof Of & string]: {
    [Name in keyof Of[Area] & string]: Of[Area][Name] extends { readonly kind: Kind }
      ? `${Area}.${Name}`
      : never
  }[keyof Of[Area] & string]
}[keyof Of & string]
type At<Of, Name> = Name extends `${infer Area}.${infer Each}`
  ? Area extends keyof Of
    ? Each extends keyof Of[Area]
      ? Of[Area][Each]
      : never
    : never
  : never

/** Names of the operations that change nothing, as `orders.list`. */
export type ReadName<Of> = Names<Of, 'read'>
/** Names of the operations that change nothing, with an input of any size. */
export type AskName<Of> = Names<Of, 'ask'>
/** Names of the other operations. */
export type ChangeName<Of> = Names<Of, 'change'>
/** A value that a callee does not change. */
type Frozen<Value> = Value extends readonly (infer Each)[]
  ? readonly Frozen<Each>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value
/** The input of an operation as a caller writes it. */
export type InputOf<Of, Name> =
  At<Of, Name> extends { readonly input: infer Schema extends z.ZodType } ? Frozen<z.input<Schema>> : never
/** The data of an operation. */
export type DataOf<Of, Name> =
  At<Of, Name> extends { readonly run: (...given: never) => Promise<infer Outcome> }
    ? Extract<Outcome, { readonly ok: true }> extends { readonly value: infer Data }
      ? Data
      : never
    : never

/** Calls operations. Each resolves to its data or throws `ContentError` with a message fit to show. */
export interface OperationClient<Of> {
  readonly read: <Name extends ReadName<Of>>(
    name: Name,
    input: InputOf<Of, Name>,
    /** Aborts the request. */
    signal?: AbortSignal,
  ) => Promise<DataOf<Of, Name>>
  readonly ask: <Name extends AskName<Of>>(
    name: Name,
    input: InputOf<Of, Name>,
    /** Aborts the request. */
    signal?: AbortSignal,
  ) => Promise<DataOf<Of, Name>>
  readonly change: <Name extends ChangeName<Of>>(
    name: Name,
    input: InputOf<Of, Name>,
  ) => Promise<DataOf<Of, Name>>
}

/** @param call takes addresses below the one at which the operations are served */
export function createOperationClient<Of extends Areas>(
  call: ReturnType<typeof createCall>,
): OperationClient<Of> {
  return {
    read: (name, input, signal) =>
      call('GET', `/${name}?${new URLSearchParams({ input: JSON.stringify(input) })}`, undefined, { signal }),
    ask: (name, input, signal) => call('POST', `/${name}`, input, { signal }),
    change: (name, input) => call('POST', `/${name}`, input),
  }
}

/** `null` where there is no such thing; other refusals stay errors. */
export const orNull = <Data>(asked: Promise<Data>): Promise<Data | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ContentError && error.status === 404) return null
    throw error
  })
