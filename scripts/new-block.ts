import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as lucide from 'lucide-react'
import { importLines, listedFolders } from './block-sources.ts'
import { commandLine } from './command-line.ts'
import { SPARE_ICONS } from './spare-icons.ts'

const USAGE = `Usage: npm run new-block -- <family>/<code> [English name] [Chinese name]
  Creates the folder of a block, adds it to blocks/registry.ts and runs npm run codegen.

  <code>  the block's code in camelCase, such as content/testimonial; pages store it, so it cannot change later`

const ROOT = join(import.meta.dirname, '..')
/** Families, and where the palette files a new block of each. */
const GROUPS: Readonly<Record<string, string>> = {
  content: 'text',
  catalogue: 'products',
  frame: 'frame',
  account: 'text',
  checkout: 'text',
  service: 'text',
}
interface NewBlock {
  readonly family: string
  readonly code: string
}

/** Codes that are taken: of every listed folder, and of folders with two definitions both. */
function takenCodes(): readonly string[] {
  return listedFolders(ROOT).flatMap(folder => {
    const source = readFileSync(join(ROOT, 'blocks', folder, 'block.ts'), 'utf8')
    return [...source.matchAll(/\bcode: '(\w+)'/g)].map(([, code = '']) => code)
  })
}

/** Reads `content/testimonial`; throws with what is wrong and what to do. */
function parseName(name: string): NewBlock {
  const [family = '', code = '', ...more] = name.split('/')
  if (family === '' || code === '' || more.length > 0)
    throw new Error(`“${name}” is no block name. Give a family and a code, such as content/testimonial.`)
  if (family === 'popups')
    throw new Error('Pop-ups share a queue and a frame: copy blocks/popups/promotionPopup instead.')
  if (!Object.hasOwn(GROUPS, family))
    throw new Error(`There is no family “${family}”. Families: ${Object.keys(GROUPS).join(', ')}.`)
  if (!/^[a-z][A-Za-z0-9]{1,63}$/.test(code))
    throw new Error(
      `The code “${code}” is not in camelCase. Use letters and digits, beginning with a small letter.`,
    )
  if (takenCodes().includes(code) || existsSync(join(ROOT, 'blocks', family, code)))
    throw new Error(`There is a block “${code}” already. A code is saved in pages, so each is used once.`)
  return { family, code }
}

const pascal = (code: string) => code.charAt(0).toUpperCase() + code.slice(1)
/** `sizeTable` as a reader would write it: Size table. */
const spoken = (code: string) => pascal(code.replaceAll(/([A-Z])/g, letter => ` ${letter.toLowerCase()}`))

function spareIcon(): string {
  const used = readFileSync(join(ROOT, 'blocks/generated/icons.ts'), 'utf8')
  const icon = SPARE_ICONS.find(name => !used.includes(`'${name}'`) && pascal(name) in lucide)
  if (!icon) throw new Error('All spare icons are in use. Give earlier blocks icons of their own first.')
  return icon
}

const definition = ({ family, code }: NewBlock, englishName: string) => `${importLines([
  ['{ z }', 'zod'],
  ['{ defineBlock }', '../../page/define-block.ts'],
  ['{ field, spacing }', '../../page/option-fields.ts'],
])}
/** What operators may set. */
export const ${code}Schema = z.object({
  title: z.string().trim().max(120).default(''),
  text: field(z.string().trim().max(600).default(''), { widget: 'textarea' }),
  box: spacing(),
  mBox: spacing(),
})
export type ${pascal(code)}Options = z.output<typeof ${code}Schema>

/** ${englishName}. */
export const ${code}Block = defineBlock({
  code: '${code}',
  group: '${GROUPS[family]}',
  icon: '${spareIcon()}',
  slots: ['top', 'main', 'bottom'],
  schema: ${code}Schema,
  viewFile: '${family}/${code}/${pascal(code)}.tsx',
})
`

const presets = ({ code }: NewBlock, english: string, chinese: string) => `${importLines([
  ['type { z }', 'zod'],
  ['type { Preset }', '../../page/define-block.ts'],
  [`type { ${code}Schema }`, './block.ts'],
])}
export const ${code}Presets = [
  { key: 'plain', locale: 'zh_HK', options: { title: '${chinese}', text: '在這裡寫上內容。' } },
  { key: 'plainEnglish', locale: 'en_US', options: { title: '${english}', text: 'Write something here.' } },
] satisfies Preset<z.input<typeof ${code}Schema>>[]
`

const view = ({ code }: NewBlock, english: string) => `${importLines([
  ['type { ViewProps }', '../../page/view.ts'],
  ['{ boxStyle }', '../../shop/layout/box-style.ts'],
  ['{ EmptyBlock }', '../../shop/layout/EmptyBlock.tsx'],
  [`type { ${pascal(code)}Options }`, './block.ts'],
])}
/** ${english}; nothing in the shop while it is empty. */
export function ${pascal(code)}({ options: { title, text, box, mBox } }: ViewProps<${pascal(code)}Options>) {
  if (!title && !text) return <EmptyBlock />
  return (
    <section className="box" style={boxStyle(box, mBox)}>
      {title && <h2>{title}</h2>}
      {text && <p>{text}</p>}
    </section>
  )
}
`

const texts = (english: string, chinese: string) => ({
  zh_HK: {
    name: chinese,
    description: `${chinese}：標題和內文。`,
    fields: { text: { label: '內文', hint: '留空則不顯示。' } },
    presets: { plain: '標題和內文', plainEnglish: '標題和內文' },
  },
  en_US: {
    name: english,
    description: `${english}: a title and a text.`,
    fields: { text: { label: 'Text', hint: 'Empty: no text.' } },
    presets: { plain: 'Title and text', plainEnglish: 'Title and text' },
  },
})

const viewTest = ({ code }: NewBlock, english: string) => `${importLines([
  ['{ screen }', '@testing-library/react'],
  ['{ expect, test }', 'vitest'],
  ['{ renderView }', '../../testing/render-view.tsx'],
  [`{ ${pascal(code)} }`, `./${pascal(code)}.tsx`],
])}
test('shows its title and its text', () => {
  renderView('${code}', ${pascal(code)}, { title: '${english}', text: 'Words below it' })
  expect(screen.getByRole('heading', { name: '${english}' })).toBeVisible()
  expect(screen.getByText('Words below it')).toBeVisible()
})

test('shows nothing in the shop while it is empty, and a frame in the page builder', () => {
  expect(renderView('${code}', ${pascal(code)}, {}).container).toBeEmptyDOMElement()
  renderView('${code}', ${pascal(code)}, {}, { mode: 'builder' })
  expect(screen.getByText(/Nothing here yet/)).toBeVisible()
})
`

/** Adds the folder's line below the last one of its family, or at the end. */
function register({ family, code }: NewBlock): void {
  const file = join(ROOT, 'blocks/registry.ts')
  const lines = readFileSync(file, 'utf8').split('\n')
  const last = lines.findLastIndex(line => line.startsWith(`  '${family}/`))
  const at = last >= 0 ? last + 1 : lines.indexOf('] as const')
  writeFileSync(file, lines.toSpliced(at, 0, `  '${family}/${code}',`).join('\n'))
}

function layOut(name: string, englishName?: string, chineseName?: string): void {
  const block = parseName(name)
  const english = (englishName ?? spoken(block.code)).replaceAll(/['\\]/g, '’')
  const chinese = (chineseName ?? `${spoken(block.code)} 區塊`).replaceAll(/['\\]/g, '’')
  const folder = join(ROOT, 'blocks', block.family, block.code)
  const files: Readonly<Record<string, string>> = {
    'block.ts': definition(block, english),
    [`${pascal(block.code)}.tsx`]: view(block, english),
    'presets.ts': presets(block, english, chinese),
    'texts.json': `${JSON.stringify(texts(english, chinese), undefined, 2)}\n`,
    [`${block.code}.test.tsx`]: viewTest(block, english),
  }
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
  register(block)
  execFileSync(process.execPath, [join(ROOT, 'scripts/codegen.ts')], { cwd: ROOT, stdio: 'inherit' })
  const words = englishName && chineseName ? '' : ' Its names in texts.json are a first guess.'
  process.stdout.write(
    `blocks/${block.family}/${block.code} is laid out and registered.${words} Give it an icon of its own in block.ts and run npm run codegen; then the demo’s pages must show it.\n`,
  )
}

const [name, englishName, chineseName] = commandLine(USAGE)
try {
  layOut(name ?? '', englishName, chineseName)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
