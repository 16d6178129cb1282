import {
  getArgumentValues,
  type GraphQLField,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  locatedError,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'

/*
 * A second executor, for queries and single mutations of the plain kind: no directives, no introspection, no abstract types. What the general
 * executor finds out again for every object of every answer (which fields, which resolvers, which types) is found out
 * once per document here. Everything else is left to `execute` of graphql; a test compares the two.
 */

type VariableValues = NonNullable<Parameters<typeof getArgumentValues>[2]>
type Resolve = (source: unknown, args: object, context: unknown) => unknown

/** Path of a value in the answer; only read when something goes wrong. */
interface Path {
  readonly prev: Path | undefined
  readonly key: string | number
}

/** One run of a query. */
interface Run {
  readonly context: unknown
  readonly variables: VariableValues
  readonly errors: GraphQLError[]
}

export interface QueryResult {
  readonly data: Record<string, unknown> | null
  readonly errors?: readonly GraphQLError[]
}

/** A path is made where something is inside a value, or goes wrong with it: most fields are plain leaves. */
type Complete = (value: unknown, run: Run, prev: Path | undefined, key: Path['key']) => unknown
type Answer = Record<string, unknown>
type Select = (source: unknown, run: Run, path: Path | undefined) => Answer | Promise<Answer>

/** Thrown while compiling: this query is for the general executor. */
class NotPlain extends Error {}

const NO_ARGUMENTS = Object.freeze({})

function pathList(prev: Path | undefined, key: Path['key']): Path['key'][] {
  const keys = [key]
  for (let at = prev; at; at = at.prev) keys.push(at.key)
  return keys.toReversed()
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'

/** A sister has failed for both: this one may fail too while nothing waits for it. */
const abandon = (promise: Promise<unknown>) => void promise.catch(() => undefined)

/** Leaves whose usual value needs no conversion. */
const PLAIN_LEAVES: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: value => typeof value === 'string',
  Boolean: value => typeof value === 'boolean',
  Float: value => typeof value === 'number' && Number.isFinite(value),
  Int: value => typeof value === 'number' && (value | 0) === value,
}

function completeLeaf(type: GraphQLLeafType): Complete {
  const isPlain = PLAIN_LEAVES[type.name]
  return value => {
    if (isPlain?.(value)) return value
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

/** Fields of a selection by response key, fragments opened, in the order they are met. */
function collect(
  selections: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const node of selections.selections) {
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value
      const same = found.get(key)
      if (same) same.push(node)
      else found.set(key, [node])
      continue
    }
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)
    if (!inner) throw new NotPlain()
    collect(inner.selectionSet, fragments, found)
  }
  return found
}

/** Directives and introspection are for the general executor. */
function isPlain(document: DocumentNode): boolean {
  let plain = true
  visit(document, {
    Directive: () => void (plain = false),
    Field: ({ name }) => void (plain &&= !name.value.startsWith('__') || name.value === '__typename'),
  })
  return plain
}

/**
 * Turns a valid operation into a function that answers it. `undefined` when it is not of the plain kind.
 *
 * @param document the whole document, for its fragments
 */
export function compileQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ((context: unknown, variables: VariableValues) => QueryResult | Promise<QueryResult>) | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }

  /** Turns what a resolver gave into what is sent, for a type that may be null. */
  function completer(type: GraphQLOutputType, nodes: readonly FieldNode[], where: string): Complete {
    if (isNonNullType(type)) {
      const inner = completer(type.ofType, nodes, where)
      const orFail: Complete = (value, _, prev, key) => {
        if (value !== null && value !== undefined) return value
        throw locatedError(
          new Error(`Cannot return null for non-nullable field ${where}.`),
          nodes,
          pathList(prev, key),
        )
      }
      return (value, run, prev, key) => {
        if (isPromise(value))
          return value
            .then(known => orFail(known, run, prev, key))
            .then(known => inner(known, run, prev, key))
        return inner(orFail(value, run, prev, key), run, prev, key)
      }
    }
    const present = presentCompleter(type, nodes, where)
    const orNull: Complete = (value, run, prev, key) =>
      value === null || value === undefined ? null : present(value, run, prev, key)
    return (value, run, prev, key) =>
      isPromise(value) ? value.then(known => orNull(known, run, prev, key)) : orNull(value, run, prev, key)
  }

  function presentCompleter(type: GraphQLOutputType, nodes: readonly FieldNode[], where: string): Complete {
    if (isListType(type)) return completeList(completeEntry(type.ofType, nodes, where))
    if (isLeafType(type)) return completeLeaf(type)
    if (isObjectType(type)) {
      const select = selector(
        type,
        nodes.flatMap(node => node.selectionSet ?? []),
      )
      return (value, run, prev, key) => select(value, run, { prev, key })
    }
    throw new NotPlain()
  }

  /** Errors stop at the nearest value that may be null. Source: the GraphQL specification, “Handling execution errors”. */
  function failer(type: GraphQLOutputType, nodes: readonly FieldNode[]) {
    const mayBeNull = !isNonNullType(type)
    return (error: unknown, run: Run, prev: Path | undefined, key: Path['key']): null => {
      const located = locatedError(error, nodes, pathList(prev, key))
      if (!mayBeNull) throw located
      run.errors.push(located)
      return null
    }
  }

  /** A list's entry: its error is its own if it may be null. */
  function completeEntry(type: GraphQLOutputType, nodes: readonly FieldNode[], where: string): Complete {
    const complete = completer(type, nodes, where)
    const fail = failer(type, nodes)
    return (value, run, prev, key) => {
      try {
        const done = complete(value, run, prev, key)
        return isPromise(done) ? done.catch((error: unknown) => fail(error, run, prev, key)) : done
      } catch (error) {
        return fail(error, run, prev, key)
      }
    }
  }

  /** A field's arguments: worked out now unless variables play a part. */
  function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode) {
    if (field.args.length === 0) return () => NO_ARGUMENTS
    let hasVariables = false
    visit(node, { Variable: () => void (hasVariables = true), SelectionSet: () => false })
    if (hasVariables) return (run: Run) => getArgumentValues(field, node, run.variables)
    const fixed = Object.freeze(getArgumentValues(field, node))
    return () => fixed
  }

  function fieldStep(parent: GraphQLObjectType, nodes: readonly FieldNode[]) {
    const [node] = nodes
    if (!node) throw new NotPlain()
    const name = node.name.value
    const typeName = parent.name
    if (name === '__typename') return (): unknown => typeName
    const field = parent.getFields()[name]
    if (!field) throw new NotPlain()
    const key = node.alias?.value ?? name
    const where = `${typeName}.${name}`
    const complete = completer(field.type, nodes, where)
    const fail = failer(field.type, nodes)
    const readArguments = argumentsOf(field, node)
    // Resolvers of this api do not look at the fourth argument (field, path, schema), so there is none.
    const resolve = field.resolve as Resolve | undefined

    return (source: unknown, run: Run, path: Path | undefined): unknown => {
      try {
        const value = resolve
          ? resolve(source, readArguments(run), run.context)
          : (source as Record<string, unknown>)[name]
        const done = complete(value, run, path, key)
        return isPromise(done) ? done.catch((error: unknown) => fail(error, run, path, key)) : done
      } catch (error) {
        return fail(error, run, path, key)
      }
    }
  }

  function selector(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Select {
    const groups = new Map<string, FieldNode[]>()
    for (const set of sets) collect(set, fragments, groups)
    if (groups.has('__proto__')) throw new NotPlain()
    const steps = [...groups].map(([key, nodes]) => ({ key, step: fieldStep(type, nodes) }))
    return (source, run, path) => {
      const answer: Answer = {}
      let waits: Promise<void>[] | undefined
      try {
        for (const { key, step } of steps) {
          const value = step(source, run, path)
          answer[key] = value
          if (!isPromise(value)) continue
          waits ??= []
          waits.push(value.then(known => void (answer[key] = known)))
        }
      } catch (error) {
        waits?.forEach(abandon)
        throw error
      }
      return waits ? Promise.all(waits).then(() => answer) : answer
    }
  }

  try {
    const root = schema.getRootType(operation.operation)
    if (!root || operation.operation === 'subscription' || !isPlain(document)) return undefined
    // Fields of a mutation run one after the other, which the general executor does.
    if (operation.operation === 'mutation' && collect(operation.selectionSet, fragments).size > 1)
      return undefined
    const select = selector(root, [operation.selectionSet])
    return (context, variables) => {
      const run: Run = { context, variables, errors: [] }
      const finish = (data: Answer | null): QueryResult =>
        run.errors.length > 0 ? { data, errors: run.errors } : { data }
      const fail = (error: unknown) => {
        run.errors.push(locatedError(error, undefined))
        return finish(null)
      }
      try {
        const answer = select(undefined, run, undefined)
        return isPromise(answer) ? answer.then(finish, fail) : finish(answer)
      } catch (error) {
        return fail(error)
      }
    }
  } catch (error) {
    if (error instanceof NotPlain || error instanceof GraphQLError) return undefined
    throw error
  }
}
