import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql'
import { getVariableValues } from 'graphql/execution'
import { LRUCache } from 'lru-cache'
import { isStorable, unstorablePaths } from '#platform/unstorable-text.ts'
import { compileQuery } from './compile-query.ts'
import { costCounter } from './cost.ts'
import { documentLimits } from './document-limits.ts'
import { introspectionCost } from './introspection-cost.ts'
import { failure } from '../shared/failure.ts'
import { LIMITS } from './limits.ts'

/** One operation, ready to run any number of times. */
export interface PreparedOperation {
  readonly name: string | undefined
  readonly kind: OperationDefinitionNode['operation']
  readonly document: DocumentNode
  readonly isIntrospection: boolean
  /**
   * The error for variables with a text that no database stores, or for an operation that is too complex with them; `undefined`
   * when it may run.
   */
  readonly inputError: (variables: Readonly<Record<string, unknown>>) => GraphQLError | undefined
  readonly run: (
    context: unknown,
    variables: Readonly<Record<string, unknown>>,
  ) => ExecutionResult | Promise<ExecutionResult>
}

export type PreparedDocument =
  | { readonly operations: readonly PreparedOperation[]; readonly errors?: undefined }
  | { readonly errors: readonly GraphQLError[] }

const coded = (error: GraphQLError, code: 'GRAPHQL_PARSE_FAILED' | 'GRAPHQL_VALIDATION_FAILED') =>
  new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { ...error.extensions, code },
  })

/** The error for a text that no database stores. @param where `$input.remark`, or the argument or field of a literal */
const unstorableText = (where: string) =>
  new GraphQLError(
    `${where} contains a character that cannot be stored (U+0000 or half of a surrogate pair).`,
    {
      extensions: { code: 'BAD_USER_INPUT', field: where.replace(/^\$/, '') },
    },
  )

/** Errors of texts in the document itself that no database stores. */
function unstorableLiterals(document: DocumentNode): GraphQLError[] {
  const errors: GraphQLError[] = []
  visit(document, {
    StringValue(node, _key, _parent, _path, ancestors) {
      if (isStorable(node.value)) return
      const names = ancestors.flatMap(ancestor =>
        'kind' in ancestor && (ancestor.kind === Kind.ARGUMENT || ancestor.kind === Kind.OBJECT_FIELD)
          ? [ancestor.name.value]
          : [],
      )
      errors.push(unstorableText(names.join('.')))
    },
  })
  return errors
}

function isIntrospection(operation: OperationDefinitionNode, document: DocumentNode): boolean {
  let found = false
  const look = {
    Field: (node: { name: { value: string } }) => void (found ||= /^__(schema|type)$/.test(node.name.value)),
  }
  visit(operation, look)
  // All fragments count: finding out which are used is not worth it for a yes or no.
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) visit(definition, look)
  }
  return found
}

function prepareOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): PreparedOperation {
  const name = operation.name?.value
  const costOf = costCounter(schema, document, operation)
  const ofSchema = introspectionCost(schema, document, operation.selectionSet)
  const compiled = compileQuery(schema, document, operation)
  return {
    name,
    kind: operation.operation,
    document,
    isIntrospection: isIntrospection(operation, document),
    inputError(variables) {
      const [path] = unstorablePaths(variables)
      if (path !== undefined) return unstorableText(`$${path}`)
      const cost = costOf(variables) + ofSchema
      if (cost <= LIMITS.cost) return undefined
      const [found, limit] = [cost, LIMITS.cost].map(count => count.toLocaleString('en-US'))
      return failure('QUERY_TOO_COMPLEX', `Query is too complex (cost ${found}, limit ${limit}).`)
    },
    run(contextValue, variables) {
      if (!compiled) {
        const args = { schema, document, contextValue, variableValues: { ...variables } }
        return execute(name === undefined ? args : { ...args, operationName: name }) as
          | ExecutionResult
          | Promise<ExecutionResult> // nothing is deferred or streamed here
      }
      const { errors, variableValues } = getVariableValues(
        schema,
        operation.variableDefinitions ?? [],
        variables,
        {
          maxErrors: 20,
        },
      )
      return errors ? { errors } : compiled(contextValue, variableValues)
    },
  }
}

function prepare(schema: GraphQLSchema, text: string): PreparedDocument {
  let document: DocumentNode
  try {
    document = parse(text, { maxTokens: LIMITS.tokens })
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [coded(error, 'GRAPHQL_PARSE_FAILED')] }
    throw error
  }
  const invalid = validate(schema, document, specifiedRules, { maxErrors: 20 })
  if (invalid.length > 0) return { errors: invalid.map(error => coded(error, 'GRAPHQL_VALIDATION_FAILED')) }
  const unstorable = unstorableLiterals(document)
  if (unstorable.length > 0) return { errors: unstorable }
  const tooMuch = documentLimits(document)
  if (tooMuch.length > 0) return { errors: tooMuch }
  const operations = document.definitions.filter(definition => definition.kind === Kind.OPERATION_DEFINITION)
  return { operations: operations.map(operation => prepareOperation(schema, document, operation)) }
}

/**
 * Parses, checks and compiles documents, and remembers the good ones: it is worth more than half of a request. Bounded, so
 * that clients cannot fill the memory with documents.
 */
export function createDocuments(schema: GraphQLSchema): (text: string) => PreparedDocument {
  const known = new LRUCache<string, PreparedDocument>({ max: LIMITS.documents })
  return text => {
    const found = known.get(text)
    if (found) return found
    const prepared = prepare(schema, text)
    if (!prepared.errors && text.length <= LIMITS.documentLength) known.set(text, prepared)
    return prepared
  }
}

/** The operation of a request; `undefined` when it is ambiguous. */
export function pickOperation(
  operations: readonly PreparedOperation[],
  name: string | undefined,
): PreparedOperation | undefined {
  if (name === undefined || name === '') return operations.length === 1 ? operations[0] : undefined
  return operations.find(operation => operation.name === name)
}
