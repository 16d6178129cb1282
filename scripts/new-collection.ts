import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { importLine } from '#api/catalogue/format/import-schema.ts'
import { collections } from '#desk/collections/collections.ts'
import { LOCALES, type Locale } from '#locales/locale.ts'
import { importLines } from './block-sources.ts'
import { commandLine } from './command-line.ts'

const USAGE = `Usage: npm run new-collection -- <name> <kind> [English name] [Chinese name]
  Creates desk/collections/<name>, adds it to the list of collections and runs npm run codegen.

  <name>  in camelCase and plural, such as charts; part of addresses and operations
  <kind>  kind of line in the catalogue's format, such as chart`

const ROOT = join(import.meta.dirname, '..')

/** A line's schema, and its fields in their order. */
interface Kind {
  readonly schema: string
  readonly fields: readonly string[]
  /** First field with a text in both languages. */
  readonly title: string
}

interface NewCollection extends Kind {
  readonly name: string
  readonly kind: string
}

type Words = Readonly<Record<string, string>>
interface FieldTexts {
  readonly label: string
  readonly hint?: string
}

/** A schema without what makes it optional. */
function inner(schema: z.ZodType): z.ZodType {
  const { def } = schema as unknown as { readonly def: { readonly innerType?: z.ZodType } }
  return def.innerType ? inner(def.innerType) : schema
}

const shapeOf = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> =>
  (inner(schema) as unknown as { readonly shape?: Record<string, z.ZodType> }).shape ?? {}

const isBothTexts = (schema: z.ZodType) => LOCALES.every(locale => Object.hasOwn(shapeOf(schema), locale))

/** Kinds of lines, as the format has them. */
const kinds = new Map(
  importLine.options.map(option => {
    const { kind, ...shape } = shapeOf(option)
    const name = String((kind as z.ZodLiteral | undefined)?.value)
    return [name, shape] as const
  }),
)

/** Kinds that are in no list yet; products have a screen of their own. */
const freeKinds = () =>
  [...kinds.keys()].filter(kind => kind !== 'spu' && !collections.some(each => each.kind === kind))

/** Reads the names; throws with what is wrong and what to do. */
function parseNames(name: string, kind: string): NewCollection {
  if (!/^[a-z][A-Za-z]{2,40}$/.test(name))
    throw new Error(`“${name}” is no name of a collection. Use letters, beginning with a small one: charts.`)
  if (collections.some(each => each.name === name))
    throw new Error(`There is a collection “${name}” already.`)
  const shape = kinds.get(kind)
  if (!shape || !freeKinds().includes(kind))
    throw new Error(
      `“${kind}” is no kind of line that a collection can be made of. Free: ${freeKinds().join(', ') || 'none'}. A new kind begins with its schema in api/catalogue/format/import-schema.ts and a table.`,
    )
  const title = Object.keys(shape).find(field => shape[field] && isBothTexts(shape[field]))
  if (title === undefined) throw new Error(`Lines of the kind “${kind}” have no text to name them by.`)
  return {
    name,
    kind,
    schema: `${kind}Line`,
    fields: Object.keys(shape).filter(field => field !== 'code'),
    title,
  }
}

/** `sizeTables` as a reader would write it: Size tables. */
const spoken = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/([A-Z])/g, letter => ` ${letter.toLowerCase()}`)

const listed = (words: readonly string[]) => words.map(word => `'${word}'`).join(', ')

const definition = ({ name, kind, schema, fields, title }: NewCollection, english: string) => `${importLines([
  [`{ ${schema} }`, '#api/catalogue/format/import-schema.ts'],
  ['{ defineCollection }', '../define-collection.ts'],
])}
/** ${english}. */
export const ${name} = defineCollection({
  name: '${name}',
  kind: '${kind}',
  group: 'goods',
  schema: ${schema},
  title: ${kind} => ${kind}.${title},
  columns: [],
  sorts: [${listed([...(fields.includes('position') ? ['position'] : []), title, 'code'])}],
  filters: [],
  rights: { see: 'goods.read', change: 'goods.change', remove: 'goods.remove' },
  sections: [[${listed(fields)}]],
})
`

/** Words of fields, as other collections have them. */
function knownWords(locale: Locale): ReadonlyMap<string, FieldTexts> {
  return new Map(
    collections.flatMap(({ name }) => {
      const path = join(ROOT, 'desk/collections', name, 'texts.json')
      const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<
        Locale,
        { fields: Record<string, FieldTexts> }
      >
      return Object.entries(texts[locale].fields)
    }),
  )
}

function textsOf({ fields }: NewCollection, names: Words) {
  return Object.fromEntries(
    LOCALES.map(locale => {
      const known = knownWords(locale)
      const title = names[locale] ?? ''
      const isChinese = locale === 'zh_HK'
      return [
        locale,
        {
          title,
          one: title,
          text: isChinese ? `管理${title}。` : `${title} of the shop.`,
          none: isChinese ? `未有${title}。` : `There are none yet.`,
          fields: Object.fromEntries(
            ['code', ...fields].map(field => [field, { label: known.get(field)?.label ?? spoken(field) }]),
          ),
        },
      ]
    }),
  )
}

/** Adds the collection to the end of the list. */
function register({ name }: NewCollection): void {
  const file = join(ROOT, 'desk/collections/collections.ts')
  const [imports = '', ...rest] = readFileSync(file, 'utf8').split('\n\n')
  const sorted = [...imports.split('\n'), `import { ${name} } from './${name}/definition.ts'`].toSorted()
  const list = rest.join('\n\n').replace(/(export const collections = \[[^\]]*?),?\s*\]/, `$1, ${name}]`)
  writeFileSync(file, `${sorted.join('\n')}\n\n${list}`)
}

/** Breaks lines as the project has them. */
const formatted = (path: string) =>
  execFileSync(process.execPath, [
    join(ROOT, 'node_modules/@biomejs/biome/bin/biome'),
    'format',
    '--write',
    path,
  ])

function layOut([name = '', kind = '', english = spoken(name), chinese = english]: readonly string[]): void {
  const collection = parseNames(name, kind)
  const folder = join(ROOT, 'desk/collections', name)
  const texts = textsOf(collection, { en_US: english, zh_HK: chinese })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'definition.ts'), definition(collection, english))
  writeFileSync(join(folder, 'texts.json'), `${JSON.stringify(texts, undefined, 2)}\n`)
  register(collection)
  formatted(folder)
  formatted(join(ROOT, 'desk/collections/collections.ts'))
  execFileSync(process.execPath, [join(ROOT, 'scripts/codegen.ts')], { cwd: ROOT, stdio: 'inherit' })
  process.stdout.write(
    `desk/collections/${name} is laid out and listed. Words of fields that no other collection has are a first guess: see its texts.json. Export ${collection.schema} from import-schema.ts if it is not yet; then the demo’s goods must have a record, or its test finds none.\n`,
  )
}

try {
  layOut(commandLine(USAGE))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
