import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { isThere } from '#platform/durable-file.ts'
import { issuesOf, type Numbered, parseLines, readJson, resolveLines } from './lines.ts'
import { shopPageSchema, type ShopPage } from './page-file.ts'
import { type MemberLine, personLine, type PersonLine } from './people-lines.ts'
import { type PictureLine, pictureLine, type UploadLine } from './picture-lines.ts'
import { type FileProblem, ShopFolderProblems } from './problems.ts'

/** `shop.json`: what the folder is. */
const shopSchema = z.strictObject({
  cairn: z.literal('shop'),
  /** Module that draws the pictures, from the folder; it exports `drawPictures(directory)`. */
  drawnBy: z
    .string()
    .regex(/^\.{1,2}\/[\w./-]+\.ts$/, 'must be a path to a module, such as ../draw.ts')
    .optional(),
})

/** A shop as its folder holds it for one day. */
export interface ShopFolder {
  readonly folder: string
  /** Lines for `importCatalogue` and `importSite`, which check them. */
  readonly goods: readonly string[]
  readonly site: readonly string[]
  readonly operators: readonly Extract<PersonLine, { kind: 'operator' }>[]
  readonly staff: readonly Extract<PersonLine, { kind: 'staff' }>[]
  readonly members: readonly Numbered<MemberLine>[]
  /** Each with the name of its file. */
  readonly pages: readonly (ShopPage & { readonly file: string })[]
  readonly pictures: readonly PictureLine[]
  /** Those whose bytes are in `media/`. */
  readonly uploads: readonly Numbered<UploadLine>[]
  /** Address of the module that draws the pictures. */
  readonly drawnBy: URL | undefined
}

const isKind =
  <Kind extends PersonLine['kind']>(kind: Kind) =>
  (person: Numbered<PersonLine>): person is Numbered<Extract<PersonLine, { kind: Kind }>> =>
    person.kind === kind

/**
 * Reads a shop folder. Files that are missing are empty; `shop.json` must be there.
 * @param day start of a Hong Kong day, epoch milliseconds; the folder's dates count from it
 * @throws ShopFolderProblems listing every mistake in people, pages and pictures; those in goods and site are found by their imports
 */
export async function readShopFolder(folder: string, day: number): Promise<ShopFolder> {
  const problems: FileProblem[] = []
  const given = async (file: string) => ({
    file,
    text: (await isThere(join(folder, file))) ? await readFile(join(folder, file), 'utf8') : '',
    day,
    problems,
  })
  /** Parses a file that holds one value. */
  const whole = async <Schema extends z.ZodType>(file: string, schema: Schema) => {
    const found = await given(file)
    const value = readJson(found, found.text)
    if (value === undefined) return undefined
    const parsed = schema.safeParse(value, { reportInput: true })
    if (parsed.success) return parsed.data
    problems.push(...issuesOf(file, parsed.error))
    return undefined
  }
  const readPages = async () => {
    const names = await readdir(join(folder, 'pages')).catch(() => [])
    const files = names.filter(name => name.endsWith('.json')).toSorted()
    return Promise.all(
      files.map(async name => {
        const file = `pages/${name}`
        const page = await whole(file, shopPageSchema)
        return page && { ...page, file }
      }),
    )
  }
  if (!(await isThere(join(folder, 'shop.json'))))
    throw new ShopFolderProblems([
      { file: folder, path: '', message: 'is no shop folder: it has no shop.json' },
    ])
  const [shop, goods, site, people, pages, pictures] = await Promise.all([
    whole('shop.json', shopSchema),
    given('goods.jsonl').then(resolveLines),
    given('site.jsonl').then(resolveLines),
    given('people.jsonl').then(file => parseLines(file, personLine)),
    readPages(),
    given('pictures.jsonl').then(file => parseLines(file, pictureLine)),
  ])
  if (problems.length > 0) throw new ShopFolderProblems(problems)
  return {
    folder,
    goods,
    site,
    operators: people.filter(isKind('operator')),
    staff: people.filter(isKind('staff')),
    members: people.filter(isKind('member')),
    pages: pages.filter(page => page !== undefined),
    pictures: pictures.flatMap(each => ('drawn' in each ? [each.drawn] : [])),
    uploads: pictures.flatMap(each => ('upload' in each ? [{ ...each.upload, line: each.line }] : [])),
    drawnBy:
      shop?.drawnBy === undefined ? undefined : new URL(shop.drawnBy, pathToFileURL(join(folder, '/'))),
  }
}
