import { globalConfigSchema } from '#blocks/page/page.ts'
import { expect, test } from 'vitest'
import { draft, SUMMER, summer } from '../testing/open-for-test.ts'
import { json, serveForTest } from '../testing/serve-for-test.ts'

const inner = {
  id: 'words',
  sort: 2,
  name: 'Words about the ridge',
  style: { margin: '8px 0' },
  pageId: 'landingPage.summer',
  code: 'text',
  version: 1,
  options: { tint: '#1f3d2f' },
  values: { count: 3 },
  childComponents: [],
  section: 'left',
}
const row = { ...inner, id: 'row', code: 'columns', options: {}, childComponents: [inner], section: 'top' }

test('a component answers with every field it was saved with, and so do those inside it (L-151, LO-18 … LO-20)', async () => {
  const { signedIn } = await serveForTest()
  const { client, send } = await signedIn('publisher')
  await client.change('pages.create', summer)
  const { revision } = await client.change('pages.save', {
    key: SUMMER,
    draft: {
      ...draft(1),
      components: [row],
      globalConfig: globalConfigSchema.parse({}),
    },
  })
  await client.change('pages.publish', { key: SUMMER, revision, accepted: 'all' })
  const response = await send('/content/releasePage/detail', json({ path: '/landingPage/summer_zh_HK.html' }))
  const { data } = (await response.json()) as { data: { components: unknown } }
  expect(data.components).toEqual([row])
})
