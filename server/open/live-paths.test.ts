import { HOME_PATHS, previewPath } from '#content-store/page/page-path.ts'
import { matchRoute } from '#renderer/route/match-route.ts'
import { expect, test } from 'vitest'
import { isUnopened } from './live-paths.ts'

test.each(HOME_PATHS)(
  'a page that may be published at %s is shown there, and previewed (LO-02, LO-11)',
  path => {
    const address = path === '/home' ? '/' : path
    expect(matchRoute(address)).toMatchObject({ kind: 'page', contentPath: path, isPreview: false })
    expect(matchRoute(previewPath({ path }))).toMatchObject({
      kind: 'page',
      contentPath: path,
      isPreview: true,
    })
  },
)

test.each([
  ['nothing at all', [], true],
  ['shells alone', ['/shell/frame'], true],
  ['a page', ['/shell/frame', '/landingPage/summer'], false],
] as const)('a shop with %s is not open yet: %s', async (_, paths, expected) => {
  expect(await isUnopened({ shownPaths: async () => paths })).toBe(expected)
})
