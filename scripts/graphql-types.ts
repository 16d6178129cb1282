import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preset } from '@graphql-codegen/client-preset'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  parse,
  print,
  printSchema,
  specifiedRules,
  stripIgnoredCharacters,
  validate,
  visit,
} from 'graphql'
import { typeDefs } from '#api/sdl.ts'

const ROOT = join(import.meta.dirname, '..')
const DOCUMENTS = 'api/client/documents'
const HEADER = '// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.\n'

const schemaAst = makeExecutableSchema({ typeDefs: [...typeDefs] })
const schema = parse(printSchema(schemaAst))
/** On the wire; resolvers give and get an instant in epoch milliseconds. */
const SCALARS = { DateTime: 'string', ID: 'string' }

/** Types of resolvers and their arguments. What a resolver gets as parent is named in `api/product/resolver-models.ts`. */
function resolverTypes(): Promise<string> {
  return codegen({
    filename: 'resolver-types.ts',
    schema,
    schemaAst,
    documents: [],
    pluginMap: { typescript, resolvers },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    config: {
      enumsAsTypes: true,
      immutableTypes: true,
      useTypeImports: true,
      skipTypename: true,
      scalars: { ...SCALARS, DateTime: 'number' },
      contextType: 'unknown',
      defaultMapper: undefined,
      mappers: {
        Shop: '../product/resolver-models.ts#ShopModel',
        Product: '../product/resolver-models.ts#ProductModel',
        Sku: '../product/resolver-models.ts#SkuModel',
        Category: '../product/resolver-models.ts#CategoryModel',
        CartActivity: '../cart/cart-model.ts#CartActivityModel',
        CouponDetail: '../coupon/coupon-detail.ts#CouponDetailModel',
        AfterSalesOrder: '../after-sales/after-sales-model.ts#AfterSalesModel',
        Order: '../order/reading/order-model.ts#OrderModel',
        OrderReceipt: '../order/reading/order-model.ts#OrderReceiptModel',
        OrderLine: '../order/reading/order-model.ts#OrderLineModel',
        Promotion: '../product/resolver-models.ts#PromotionModel',
        Favorite: '../favorite/favorite-list.ts#FavoriteModel',
      },
    },
  })
}

/** Client documents by the file they stand in, without extension. */
const readDocumentFiles = (): ReadonlyMap<string, DocumentNode> =>
  new Map(
    readdirSync(join(ROOT, DOCUMENTS))
      .filter(file => file.endsWith('.graphql'))
      .map(file => [
        file.replace('.graphql', ''),
        parse(readFileSync(join(ROOT, DOCUMENTS, file), 'utf8'), { noLocation: true }),
      ]),
  )

/** All of them as one; fragments may be used across files. */
function joined(files: ReadonlyMap<string, DocumentNode>): DocumentNode {
  const document = {
    ...[...files.values()][0],
    definitions: [...files.values()].flatMap(file => file.definitions),
  } as DocumentNode
  const problems = validate(
    schemaAst,
    document,
    specifiedRules.filter(rule => rule.name !== 'LoneAnonymousOperationRule'),
  )
  if (problems.length > 0) throw new Error(problems.map(String).join('\n'))
  return document
}

/** An operation with exactly the fragments it needs, as short as it goes. */
function textOf(operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const needed = new Set<string>()
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (!fragment || needed.has(name.value)) return
        needed.add(name.value)
        collect(fragment)
      },
    })
  }
  collect(operation)
  const parts = [...needed].toSorted().flatMap(name => fragments.get(name) ?? [])
  return stripIgnoredCharacters([operation, ...parts].map(print).join('\n'))
}

/** Types of what operations ask and answer, through the client preset's own configuration of its plugins. */
async function operationTypes(document: DocumentNode): Promise<string> {
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: 'api/generated/',
    presetConfig: { fragmentMasking: false, skipIndexFile: true },
    schema,
    schemaAst,
    documents: [{ location: DOCUMENTS, document, rawSDL: print(document) }],
    config: {
      scalars: SCALARS,
      immutableTypes: true,
      useTypeImports: true,
      enumType: 'string-literal',
      namingConvention: 'change-case-all#upperCaseFirst',
      arrayInputCoercion: false,
    },
    plugins: [],
    pluginMap: {},
  })
  const main = sections.find(section => section.filename.endsWith('/graphql.ts'))
  if (!main) throw new Error('The client preset no longer writes graphql.ts')
  return codegen({
    ...main,
    schema,
    schemaAst,
    plugins: main.plugins.filter(plugin => 'typescript-operations' in plugin),
  })
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

async function clientFiles() {
  const files = readDocumentFiles()
  const document = joined(files)
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  const texts: string[] = []
  const constantOf = (operation: OperationDefinitionNode) => {
    const name = operation.name?.value
    if (!name) throw new Error(`An operation of the client documents has no name: ${print(operation)}`)
    const text = textOf(operation, fragments)
    const hash = createHash('sha256').update(text).digest('hex')
    const types = capitalised(name) + capitalised(operation.operation)
    texts.push(`  '${hash}':\n    ${JSON.stringify(text).replaceAll("'", "\\'").replace(/^"|"$/g, "'")},\n`)
    return (
      `export const ${name}Document: PersistedDocument<types.${types}, types.${types}Variables> = {\n` +
      `  operation: '${name}',\n  kind: '${operation.operation}',\n  hash: '${hash}',\n}\n`
    )
  }
  const modules = [...files].map(([file, { definitions }]): [string, string] => {
    const constants = definitions.flatMap(part =>
      part.kind === 'OperationDefinition' ? constantOf(part) : [],
    )
    return [
      file,
      `${HEADER}import type { PersistedDocument } from '../persisted-document.ts'\nimport type * as types from '../operations.ts'\n\n${constants.join('\n')}`,
    ]
  })
  const lines = modules.map(([file]) => `export * from './documents/${file}.ts'\n`).join('')
  return {
    operations: `${HEADER}${await operationTypes(document)}\n`,
    modules,
    // A browser's chunk takes only the files it uses.
    documents: `${HEADER}export type * from './operations.ts'\n${lines}`,
    texts: `${HEADER}/** Texts by hash: the server knows them from the start, the browser loads them only when it does not. */\nexport const documentTexts: Readonly<Record<string, string>> = {\n${texts.join('')}}\n`,
  }
}

const PERSISTED_DOCUMENT = `/** A GraphQL document known to the server by the SHA-256 of its text; \`text\` is sent only where a hash is not known. */
export interface PersistedDocument<Result, Variables> {
  readonly operation: string
  /** Mutations never travel by GET. */
  readonly kind: 'query' | 'mutation'
  readonly hash: string
  /** Phantom fields: they carry the types and are never set. */
  readonly result?: Result
  readonly variables?: Variables
}
`

/** What `api/generated/` should hold: path from the root to content. */
export async function graphqlFiles(): Promise<ReadonlyMap<string, string>> {
  const { operations, modules, documents, texts } = await clientFiles()
  return new Map([
    ['api/generated/resolver-types.ts', HEADER + (await resolverTypes())],
    ['api/generated/persisted-document.ts', HEADER + PERSISTED_DOCUMENT],
    ['api/generated/operations.ts', operations],
    ...modules.map(([file, content]): [string, string] => [`api/generated/documents/${file}.ts`, content]),
    ['api/generated/documents.ts', documents],
    ['api/generated/document-texts.ts', texts],
  ])
}
