import type { PageHead } from '../stored/page.ts'
import { expect, test } from 'vitest'
import type { Component } from '#blocks/page/page.ts'
import type { PageContent } from '../client/types.ts'
import type { ReleaseReader } from '../storage/releases.ts'
import { shownBlocks } from './shown-blocks.ts'

const component = (id: string, code: string, childComponents: readonly Component[] = []): Component => ({
  id,
  code,
  childComponents,
  sort: 1,
  name: '',
  version: 1,
  pageId: '',
  section: 'main',
  style: {},
  options: {},
  values: {},
})

/** What each version of a page holds, by `key version`. */
const RELEASES: Readonly<Record<string, readonly Component[]>> = {
  'live 1': [component('old', 'variants')],
  'live 2': [
    component('row', 'columns', [component('inner', 'variants')]),
    component('title', 'articleTitle'),
  ],
  'hidden 1': [component('unseen', 'variants')],
  'frame 1': [component('notice', 'variants')],
}
const VERSIONS: Readonly<Record<string, number | null>> = { live: 2, hidden: null, frame: 1, gone: 7 }

test('are those of one kind on the versions that shoppers get, inside other blocks too', async () => {
  const heads = Object.keys(VERSIONS).map(key => ({ key }) as PageHead)
  const read = async ({ key }: PageHead, version: number) => {
    const components = RELEASES[`${key} ${version}`]
    return components && ({ components } as PageContent)
  }
  const found = await shownBlocks('variants', {
    repository: { heads: async () => heads },
    releaseOf: read as ReleaseReader,
    versionOf: ({ key }) => VERSIONS[key] ?? null,
  })
  expect(found.map(({ id }) => id)).toEqual(['inner', 'notice'])
})
