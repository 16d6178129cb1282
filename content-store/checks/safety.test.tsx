import type { Component } from '#blocks/page/page.ts'
import { expect, test } from 'vitest'
import { openContentStore } from '../open.ts'
import { orThrow } from '#operators/outcome.ts'
import { htmlDangers } from '../testing/html-dangers.ts'
import {
  component,
  publisher,
  SUMMER,
  summer,
  temporaryFolder,
  TEST_SECRET,
} from '../testing/open-for-test.ts'
import { XSS_VECTORS } from '../testing/xss-vectors.ts'

/** The same text wherever operators may write HTML. */
const blocksWith = (html: string) => [
  component('text', { code: 'richText', options: { content: html } }),
  component('panel', {
    code: 'articleCollapse',
    options: { collapseItems: [{ title: 'x', content: html }] },
  }),
  component('frame', { code: 'iframe', options: { content: html, mob_content: html } }),
]

/** Every HTML option of those blocks, as it was kept. */
function htmlOf([text, panel, frame]: readonly Component[]): string[] {
  const items = panel?.options.collapseItems as { content: string }[]
  return [text?.options.content, items[0]?.content, frame?.options.content, frame?.options.mob_content].map(
    String,
  )
}

/** As a browser reads it: jsdom's parser is the standard's own. */
const parsed = (html: string) => new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html')

async function openStore() {
  const opened = await openContentStore({
    directory: await temporaryFolder(),
    secret: TEST_SECRET,
    report: error => {
      throw error
    },
  })
  const { draft } = orThrow(await opened.store.createPage(publisher, summer))
  let { revision } = draft
  return {
    ...opened,
    save: async (html: string) => {
      const saved = orThrow(
        await opened.store.saveDraft(publisher, SUMMER, { ...draft, components: blocksWith(html), revision }),
      )
      revision = saved.revision
      return htmlOf(saved.components)
    },
  }
}

test('there are more than eighty ways in, each named once', () => {
  expect(XSS_VECTORS.length).toBeGreaterThan(80)
  expect(new Set(XSS_VECTORS.map(([name]) => name)).size).toBe(XSS_VECTORS.length)
})

test('the checker itself sees what is dangerous', () => {
  const seen = (html: string) => htmlDangers(parsed(html)).length
  expect(
    [
      '<p onclick=x>',
      '<svg>',
      '<a href="javascript:x">',
      '<a href="//a.example">',
      '<p style="background:url(x)">',
    ].map(seen),
  ).toEqual([1, 1, 1, 1, 1])
  expect(
    seen('<h2 style="color:red">x</h2><a href="/list">y</a><img src="https://a.example/a.png" alt="">'),
  ).toBe(0)
})

test('of every known vector, what is saved is harmless: rich text, panels and frames (L-261, LO-48)', async () => {
  const { save, close } = await openStore()
  for (const [name, html] of XSS_VECTORS)
    for (const kept of await save(html)) expect(htmlDangers(parsed(kept)), name).toEqual([])
  await close()
}, 60_000)

test('an address of a frame is kept as it is, signs and all (L-281, LO-62)', async () => {
  const { save, close } = await openStore()
  const address = 'https://maps.example/embed?a=1&b=%3C'
  expect((await save(address)).slice(2)).toEqual([address, address])
  await close()
})
