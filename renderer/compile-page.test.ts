import { expect, test } from 'vitest'
import { compilePage, withFrame } from './compile-page.ts'
import { component, releasePage } from './testing/pages.ts'

const settings = { imageHostMap: {}, sanitiseOptions: (_: unknown, options: unknown) => options }
const compile = (...components: ReturnType<typeof component>[]) =>
  compilePage(releasePage({ components }), settings)

test('components come in the order of sort, ties as written (LO-20)', () => {
  const { blocks } = compile(
    component({ id: 'c', code: 'banner', sort: 2 }),
    component({ id: 'a', code: 'banner', sort: 1 }),
    component({ id: 'b', code: 'banner', sort: 1 }),
  )
  expect(blocks.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('an unknown block is left out and named, the others stay (LO-21)', () => {
  const { blocks, findings } = compile(
    component({ id: 'x', code: 'holodeck' }),
    component({ id: 'y', code: 'banner' }),
  )
  expect(blocks.map(({ id }) => id)).toEqual(['y'])
  expect(findings).toMatchObject([{ blockId: 'x', code: 'holodeck', problem: 'unknownBlock' }])
})

test('a broken option falls back to its default, the others are kept (L-172, LO-22)', () => {
  const { blocks, findings } = compile(
    component({ id: 'x', code: 'banner', options: { height: 'tall', alt: 'Ridge' } }),
  )
  expect(blocks[0]?.options).toMatchObject({ height: 223, alt: 'Ridge' })
  expect(findings).toMatchObject([{ problem: 'invalidOption', path: 'height' }])
})

test('an unknown slot becomes the first one and is named; the settings slot draws nothing (LO-19)', () => {
  const { blocks, findings } = compile(
    component({ id: 'x', code: 'banner', section: 'attic' }),
    component({ id: 'y', code: 'banner', section: 'settings' }),
  )
  expect(blocks.map(({ id, region }) => [id, region])).toEqual([['x', 'top']])
  expect(findings).toMatchObject([{ blockId: 'x', problem: 'unknownSlot' }])
})

test('children of a block without slots are ignored and named (LO-19)', () => {
  const { findings } = compile(
    component({ id: 'x', code: 'banner', childComponents: [component({ id: 'y', code: 'banner' })] }),
  )
  expect(findings).toMatchObject([{ blockId: 'x', problem: 'noSlots' }])
})

test('picture hosts are exchanged when a page is read (LO-10)', () => {
  const page = releasePage({
    components: [component({ id: 'x', code: 'banner', options: { imgUrl: 'https://a.example/p.jpg' } })],
  })
  const { blocks } = compilePage(page, { ...settings, imageHostMap: { 'a.example': 'b.example' } })
  expect(blocks[0]?.options).toMatchObject({ imgUrl: 'https://b.example/p.jpg' })
})

test("a page's own pop-up replaces the site-wide one of the same id (LO-29)", () => {
  const popup = (text: string) =>
    component({ id: 'pop', code: 'banner', section: 'popup', options: { alt: text } })
  const frame = compilePage(
    releasePage({
      type: 'FRAME',
      components: [popup('site'), component({ id: 'h', code: 'banner', section: 'core' })],
    }),
    settings,
  )
  const blocks = withFrame(compile(popup('page')), frame)
  expect(blocks.map(({ id, region, options }) => [id, region, (options as { alt: string }).alt])).toEqual([
    ['h', 'header', ''],
    ['pop', 'popup', 'page'],
  ])
})
