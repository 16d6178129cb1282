import {
  type FieldNode,
  type getArgumentValues,
  getNullableType,
  type GraphQLError,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  locatedError,
} from 'graphql'

export type VariableValues = NonNullable<Parameters<typeof getArgumentValues>[2]>

/** Path of a value in the answer; only read when something goes wrong. */
export interface Path {
  readonly prev: Path | undefined
  readonly key: string | number
}

/** One run of a query. */
export interface Run {
  readonly context: unknown
  readonly variables: VariableValues
  readonly errors: GraphQLError[]
}

/** A path is made where something is inside a value, or goes wrong with it: most fields are plain leaves. */
type Complete = (value: unknown, run: Run, prev: Path | undefined, key: Path['key']) => unknown
export type Answer = Record<string, unknown>
export type Select = (source: unknown, run: Run, path: Path | undefined) => Answer | Promise<Answer>

/** A field of the query while it is compiled. */
interface Field {
  readonly nodes: readonly FieldNode[]
  /** Type and field, for error messages. */
  readonly where: string
  /** Compiles what the query selects of the field's value. */
  readonly select: (type: GraphQLObjectType) => Select
}

/** Thrown while compiling: this query is for the general executor. */
export class NotPlain extends Error {}

function pathList(prev: Path | undefined, key: Path['key']): Path['key'][] {
  const keys = [key]
  for (let at = prev; at; at = at.prev) keys.push(at.key)
  return keys.toReversed()
}

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'

/** A sister has failed for both: this one may fail too while nothing waits for it. */
export const abandon = (promise: Promise<unknown>) => void promise.catch(() => undefined)

/** Leaves whose usual value needs no conversion. */
const PLAIN_LEAVES: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: value => typeof value === 'string',
  Boolean: value => typeof value === 'boolean',
  Float: value => typeof value === 'number' && Number.isFinite(value),
  Int: value => typeof value === 'number' && (value | 0) === value,
}

function completeLeaf(type: GraphQLLeafType): Complete {
  return value => {
    const leaf = type.coerceOutputValue(value)
    if (leaf === undefined || leaf === null) throw new Error(`Expected a value of ${type.name}.`)
    return leaf
  }
}

function completeList(complete: Complete): Complete {
  return (value, run, prev, key) => {
    if (!Array.isArray(value)) throw new Error('Expected a list.')
    const path = { prev, key }
    const items: unknown[] = []
    let waits = false
    try {
      for (const [at, item] of value.entries()) {
        const done = complete(item, run, path, at)
        waits ||= isPromise(done)
        items.push(done)
      }
    } catch (error) {
      items.filter(isPromise).forEach(abandon)
      throw error
    }
    return waits ? Promise.all(items) : items
  }
}

/** Turns what a resolver gave into what is sent, for a type that may be null. */
export function completer(type: GraphQLOutputType, field: Field): Complete {
  const complete = anyCompleter(type, field)
  const isPlain = PLAIN_LEAVES[getNullableType(type).toString()]
  // Most values of an answer: they need none of the questions below.
  return isPlain
    ? (value, run, prev, key) => (isPlain(value) ? value : complete(value, run, prev, key))
    : complete
}

function anyCompleter(type: GraphQLOutputType, field: Field): Complete {
  if (isNonNullType(type)) {
    const inner = anyCompleter(type.ofType, field)
    const orFail: Complete = (value, _, prev, key) => {
      if (value !== null && value !== undefined) return value
      throw locatedError(
        new Error(`Cannot return null for non-nullable field ${field.where}.`),
        field.nodes,
        pathList(prev, key),
      )
    }
    return (value, run, prev, key) => {
      if (isPromise(value))
        return value.then(known => orFail(known, run, prev, key)).then(known => inner(known, run, prev, key))
      return inner(orFail(value, run, prev, key), run, prev, key)
    }
  }
  const present = presentCompleter(type, field)
  const orNull: Complete = (value, run, prev, key) =>
    value === null || value === undefined ? null : present(value, run, prev, key)
  return (value, run, prev, key) =>
    isPromise(value) ? value.then(known => orNull(known, run, prev, key)) : orNull(value, run, prev, key)
}

function presentCompleter(type: GraphQLOutputType, field: Field): Complete {
  if (isListType(type)) return completeList(completeEntry(type.ofType, field))
  if (isLeafType(type)) return completeLeaf(type)
  if (isObjectType(type)) {
    const select = field.select(type)
    return (value, run, prev, key) => select(value, run, { prev, key })
  }
  throw new NotPlain()
}

/** Errors stop at the nearest value that may be null. Source: the GraphQL specification, “Handling execution errors”. */
export function failer(type: GraphQLOutputType, nodes: readonly FieldNode[]) {
  const mayBeNull = !isNonNullType(type)
  return (error: unknown, run: Run, prev: Path | undefined, key: Path['key']): null => {
    const located = locatedError(error, nodes, pathList(prev, key))
    if (!mayBeNull) throw located
    run.errors.push(located)
    return null
  }
}

/** A list's entry: its error is its own if it may be null. */
function completeEntry(type: GraphQLOutputType, field: Field): Complete {
  const complete = completer(type, field)
  const fail = failer(type, field.nodes)
  return (value, run, prev, key) => {
    try {
      const done = complete(value, run, prev, key)
      return isPromise(done) ? done.catch((error: unknown) => fail(error, run, prev, key)) : done
    } catch (error) {
      return fail(error, run, prev, key)
    }
  }
}
