import { isRecord } from '#blocks/page/options/option-tree.ts'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { parseOptions } from '#blocks/page/normalise.ts'
import type { PageMode, View } from '#blocks/page/view.ts'
import { registry } from '#blocks/registry.ts'
import { allViews } from '#blocks/testing/all-views.ts'
import { inPage } from '#blocks/testing/render-view.tsx'
import { nodeWith } from '../../testing/pages.ts'
import { blockText } from './block-text.ts'

const isCode = (code: string): code is keyof typeof allViews => code in allViews

async function marksOf(code: string, given: Readonly<Record<string, unknown>>, mode: PageMode = 'builder') {
  const block = registry.find(each => each.code === code)
  if (!block || !isCode(code)) throw new Error(`No block ${code}`)
  const View: View = await allViews[code]()
  const { options } = parseOptions(block, given)
  const place = document.createElement('div')
  place.innerHTML = renderToString(inPage(<View id="c1" options={options} data={{}} />, { mode }))
  return [...place.querySelectorAll<HTMLElement>('[data-cairn-text]')]
}

describe.each(registry.map(({ code, presets }) => [code, presets] as const))('%s', (code, presets) => {
  test('what is marked on the canvas shows the option it names, and shoppers get no marks', async () => {
    for (const { options } of presets) {
      if (!isRecord(options)) continue
      for (const element of await marksOf(code, options)) {
        const found = blockText(nodeWith({ code, options }), element.dataset.cairnText ?? '', 'en_US')
        expect(found, element.dataset.cairnText).toBeDefined()
        if (found?.isRich) continue
        expect(element.textContent).toBe(found?.text || element.textContent)
        expect(element.children, 'nothing stands beside it').toHaveLength(0)
      }
      expect(await marksOf(code, options, 'shop')).toEqual([])
    }
  })
})

test.each([
  ['articleTitle', ['title']],
  ['articleCollapse', ['collapseTitle', 'collapseItems.0.title', 'collapseItems.0.content']],
  ['richText', ['content']],
  ['teaserForm', ['title', 'text']],
  ['messageBar', ['messages.0.title']],
  ['shopList', ['imageList.0.title']],
])('texts of %s can be edited where they stand', async (code, paths) => {
  const preset = registry.find(each => each.code === code)?.presets[0]?.options
  const marks = (await marksOf(code, isRecord(preset) ? preset : {})).map(each => each.dataset.cairnText)
  expect(marks).toEqual(expect.arrayContaining(paths))
})

test('a text knows its name, its lines and its limit', () => {
  const node = nodeWith({ code: 'teaserForm', options: { title: 'News' } })
  expect(blockText(node, 'title', 'en_US')).toEqual({
    text: 'News',
    label: 'Title',
    isMultiline: false,
    maxLength: 120,
    isRich: false,
  })
  expect(blockText(node, 'text', 'en_US')).toMatchObject({ text: '', isMultiline: true, maxLength: 600 })
  expect(blockText(node, 'imgUrl', 'en_US'), 'not a text').toBeUndefined()
  expect(blockText(node, 'gone.0', 'en_US')).toBeUndefined()
})
