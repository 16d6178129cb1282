import {
  getArgumentValues,
  type GraphQLField,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  locatedError,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import {
  abandon,
  type Answer,
  completer,
  failer,
  isPromise,
  NotPlain,
  type Path,
  type Run,
  type Select,
  type VariableValues,
} from './complete-value.ts'

/*
 * A second executor, for queries and single mutations of the plain kind: no directives, no introspection, no abstract types. What the general
 * executor finds out again for every object of every answer (which fields, which resolvers, which types) is found out
 * once per document here. Everything else is left to `execute` of graphql; a test compares the two.
 */

type Resolve = (source: unknown, args: object, context: unknown) => unknown
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

export interface QueryResult {
  readonly data: Record<string, unknown> | null
  readonly errors?: readonly GraphQLError[]
}

const NO_ARGUMENTS = Object.freeze({})

/** Fields of a selection by response key, fragments opened, in the order they are met. */
function collect(
  selections: SelectionSetNode,
  fragments: Fragments,
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

/** A field's arguments: worked out now unless variables play a part. */
function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode) {
  if (field.args.length === 0) return () => NO_ARGUMENTS
  let hasVariables = false
  visit(node, { Variable: () => void (hasVariables = true), SelectionSet: () => false })
  if (hasVariables) return (run: Run) => getArgumentValues(field, node, run.variables)
  const fixed = Object.freeze(getArgumentValues(field, node))
  return () => fixed
}

function fieldStep(parent: GraphQLObjectType, nodes: readonly FieldNode[], fragments: Fragments) {
  const [node] = nodes
  if (!node) throw new NotPlain()
  const name = node.name.value
  const typeName = parent.name
  if (name === '__typename') return (): unknown => typeName
  const field = parent.getFields()[name]
  if (!field) throw new NotPlain()
  const key = node.alias?.value ?? name
  const select = (type: GraphQLObjectType) =>
    selector(
      type,
      nodes.flatMap(one => one.selectionSet ?? []),
      fragments,
    )
  const complete = completer(field.type, { nodes, where: `${typeName}.${name}`, select })
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

function selector(type: GraphQLObjectType, sets: readonly SelectionSetNode[], fragments: Fragments): Select {
  const groups = new Map<string, FieldNode[]>()
  for (const set of sets) collect(set, fragments, groups)
  if (groups.has('__proto__')) throw new NotPlain()
  const steps = [...groups].map(([key, nodes]) => ({ key, step: fieldStep(type, nodes, fragments) }))
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

/** Answers a compiled query once. */
function runQuery(select: Select, run: Run): QueryResult | Promise<QueryResult> {
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

  try {
    const root = schema.getRootType(operation.operation)
    if (!root || operation.operation === 'subscription' || !isPlain(document)) return undefined
    // Fields of a mutation run one after the other, which the general executor does.
    if (operation.operation === 'mutation' && collect(operation.selectionSet, fragments).size > 1)
      return undefined
    const select = selector(root, [operation.selectionSet], fragments)
    return (context, variables) => runQuery(select, { context, variables, errors: [] })
  } catch (error) {
    if (error instanceof NotPlain || error instanceof GraphQLError) return undefined
    throw error
  }
}
