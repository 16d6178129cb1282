import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COPY_MS, copyProject, type ProjectCopy } from './testing/project-copy.ts'

const program = (name: string) => join('node_modules', name)

let project: ProjectCopy
let copy = ''
const inCopy = (...command: string[]) => project.run(...command)

beforeAll(() => {
  project = copyProject()
  copy = project.folder
}, COPY_MS)
afterAll(() => project.remove(), COPY_MS)

test.each([
  ['testimonial', /Give a family and a code, such as content\/testimonial/],
  ['content/', /Give a family and a code/],
  ['kitchen/testimonial', /no family “kitchen”\. Families: content, catalogue/],
  ['content/Testimonial', /not in camelCase/],
  ['content/size-table', /not in camelCase/],
  ['content/banner', /There is a block “banner” already/],
  ['content/newSwiper', /There is a block “newSwiper” already/],
  ['popups/reminder', /copy blocks\/popups\/promotionPopup/],
])('“%s” is refused with the reason', async (name, reason) => {
  await expect(inCopy('scripts/new-block.ts', name)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(reason) as string,
  })
})

describe('a block laid out by `npm run new-block -- content/layoutTrial`', () => {
  let before: string
  beforeAll(async () => {
    before = readFileSync(join(copy, 'blocks/registry.ts'), 'utf8')
    await inCopy('scripts/new-block.ts', 'content/layoutTrial')
  }, COPY_MS)

  test('is five new files and one line in the registry', () => {
    expect(readdirSync(join(copy, 'blocks/content/layoutTrial')).toSorted()).toEqual([
      'LayoutTrial.tsx',
      'block.ts',
      'layoutTrial.test.tsx',
      'presets.ts',
      'texts.json',
    ])
    const lines = readFileSync(join(copy, 'blocks/registry.ts'), 'utf8').split('\n')
    expect(lines.filter(line => !before.split('\n').includes(line))).toEqual(["  'content/layoutTrial',"])
  })

  test('is in views, icons, stories, what Storybook knows of blocks, and both languages', () => {
    const generated = (path: string) => readFileSync(join(copy, path), 'utf8')
    expect(generated('blocks/generated/views.ts')).toContain('layoutTrial: () =>')
    expect(generated('blocks/generated/icons.ts')).toContain('shapes')
    expect(generated('stories/generated/layoutTrial.stories.tsx')).toContain("stories.preset('plain')")
    // A block without script has its sizes before any build.
    expect(JSON.parse(generated('stories/generated/block-facts.json'))).toMatchObject({
      layoutTrial: { kib: 0, onDemandKib: 0 },
    })
    for (const locale of ['zh_HK', 'en_US'])
      expect(JSON.parse(generated(`locales/generated/${locale}/blocks.json`))).toHaveProperty(
        'layoutTrial.name',
      )
  })

  test(
    'compiles',
    async () => {
      writeFileSync(
        join(copy, 'tsconfig.block.json'),
        JSON.stringify({
          extends: './tsconfig.json',
          include: [
            'blocks/content/layoutTrial/*',
            'ui/**/*.d.ts',
            'locales/*.d.ts',
            'scripts/test-dom-setup.ts',
          ],
        }),
      )
      await expect(inCopy(program('typescript/bin/tsc'), '-p', 'tsconfig.block.json')).resolves.toBeDefined()
    },
    COPY_MS,
  )

  test(
    'passes its own test',
    async () => {
      const { stdout } = await inCopy(
        program('vitest/vitest.mjs'),
        'run',
        '--project',
        'dom',
        'blocks/content/layoutTrial',
      )
      expect(stdout).toMatch(/2 passed/)
    },
    COPY_MS,
  )
})
