import { expect, test } from 'vitest'
import { orThrow } from '#operators/outcome.ts'
import { PREVIEW_MS, signPreview } from './previews.ts'
import {
  admin,
  component,
  draft,
  editor,
  openForTest,
  publisher,
  START,
  SUMMER,
  summer,
  TEST_SECRET,
} from '../testing/open-for-test.ts'

const path = '/landingPage/summer_zh_HK.html'
const token = signPreview(TEST_SECRET, 'landingPage.summer', START).token
const english = '/landingPage/summer_en_US.html'

/** Published twice, with a draft since; a second page that was never published. */
async function shop() {
  const opened = await openForTest()
  const { store } = opened
  orThrow(await store.createPage(editor, summer))
  for (const [index, title] of ['first', 'second', 'third'].entries()) {
    const saved = orThrow(await store.saveDraft(editor, SUMMER, draft(index + 1, [component('a')], title)))
    if (index < 2)
      orThrow(await store.publish(publisher, SUMMER, { revision: saved.revision, accepted: 'all' }))
  }
  orThrow(await store.createPage(admin, { ...summer, path: '/landingPage/winter' }))
  orThrow(await store.createPage(admin, { ...summer, locale: 'en_US' }))
  return opened
}

const forged = (() => {
  const [payload = '', sign] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return `${Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 1 })).toString('base64url')}.${sign}`
})()

test.each([
  ['the live release', { path }, 'second', 2],
  ['whatever the tenant and unknown fields say', { path, tenantCode: 'main', colour: 'red' }, 'second', 2],
  [
    'nulls as if they were not there',
    { path, preview: null, previewToken: null, pageVersion: null },
    'second',
    2,
  ],
  ['the release when preview is false', { path, preview: false, previewToken: 'nonsense' }, 'second', 2],
  ['the release when a token comes alone', { path, previewToken: token }, 'second', 2],
  ['the draft with a token', { path, preview: true, previewToken: token }, 'third', 2],
  ['an older release with a token', { path, pageVersion: 1, previewToken: token }, 'first', 1],
  [
    'the named version before the draft',
    { path, preview: true, pageVersion: 1, previewToken: token },
    'first',
    1,
  ],
  [
    'the other language’s draft with the same token (LO-12)',
    { path: english, preview: true, previewToken: token },
    '夏日',
    0,
  ],
] as const)('detail gives %s (L-164, LO-06)', async (_, request, title, version) => {
  const { store } = await shop()
  expect(await store.detail(request)).toMatchObject({
    ok: true,
    value: { title, version, type: 'LANDING', id: 'landingPage.summer', path: request.path },
  })
})

test.each([
  ['no object', 'hello', 400, 'requestMalformed'],
  ['nothing', undefined, 400, 'requestMalformed'],
  ['no path', {}, 400, 'pathMissing'],
  ['an empty path', { path: '' }, 400, 'pathMissing'],
  ['a path that is a number', { path: 7 }, 400, 'requestMalformed'],
  ['a path that is too long', { path: `/${'a'.repeat(300)}_zh_HK.html` }, 400, 'pathTooLong'],
  ['preview as text', { path, preview: 'yes' }, 400, 'requestMalformed'],
  ['a version that is no integer', { path, pageVersion: 1.5 }, 400, 'requestMalformed'],
  ['an unknown page', { path: '/landingPage/spring_zh_HK.html' }, 404, 'pageNotFound'],
  ['another locale', { path: '/landingPage/summer_fr_FR.html' }, 404, 'pageNotFound'],
  ['no locale', { path: '/landingPage/summer' }, 404, 'pageNotFound'],
  ['a path that climbs', { path: '/../../etc/passwd_zh_HK.html' }, 404, 'pageNotFound'],
  ['a page never published', { path: '/landingPage/winter_zh_HK.html' }, 404, 'pageNotFound'],
  ['a language never published', { path: english }, 404, 'pageNotFound'],
  ['a draft without a token', { path, preview: true }, 403, 'previewForbidden'],
  ['a version without a token', { path, pageVersion: 1 }, 403, 'previewForbidden'],
  ['a forged token', { path, preview: true, previewToken: forged }, 403, 'previewForbidden'],
  [
    'a token of another secret',
    { path, preview: true, previewToken: signPreview('another secret!!', 'landingPage.summer', START).token },
    403,
    'previewForbidden',
  ],
  ['a token that is no token', { path, preview: true, previewToken: '…' }, 403, 'previewForbidden'],
  ['a very long token', { path, preview: true, previewToken: 'a'.repeat(9999) }, 403, 'previewForbidden'],
  [
    'a token for another page',
    { path: '/landingPage/winter_zh_HK.html', preview: true, previewToken: token },
    403,
    'previewForbidden',
  ],
  [
    'a token on a page that is not there',
    { path: '/landingPage/spring_zh_HK.html', preview: true, previewToken: token },
    403,
    'previewForbidden',
  ],
  ['a version that does not exist', { path, pageVersion: 9, previewToken: token }, 404, 'releaseNotFound'],
] as const)('detail refuses %s (LO-06, LO-07)', async (_, request, status, message) => {
  const { store } = await shop()
  expect(await store.detail(request)).toMatchObject({ refusal: { status, message } })
})

test('a preview link works for 24 hours and not a millisecond longer (LO-12)', async () => {
  const { store, clock } = await shop()
  const link = orThrow(await store.previewLink(editor, SUMMER))
  expect(link.url).toBe(`/preview/landingPage/summer?previewToken=${link.token}&lang=zh`)
  expect(link.expiresAt).toBe(START + PREVIEW_MS)
  clock.pass(PREVIEW_MS - 1)
  expect(await store.detail({ path, preview: true, previewToken: link.token })).toMatchObject({ ok: true })
  clock.pass(1)
  expect(await store.detail({ path, preview: true, previewToken: link.token })).toMatchObject({
    refusal: {
      status: 403,
      message: 'previewExpired',
    },
  })
})

test('a page taken down is gone for shoppers and comes back with its next release (LO-14)', async () => {
  const { store } = await shop()
  orThrow(await store.unpublish(publisher, SUMMER))
  expect(await store.detail({ path })).toMatchObject({ refusal: { status: 404, message: 'pageNotFound' } })
  orThrow(await store.rollback(publisher, SUMMER, 1))
  expect(await store.detail({ path })).toMatchObject({ value: { title: 'first', version: 3 } })
})

test('a caller cannot change the release it was given', async () => {
  const { store } = await shop()
  const answer = await store.detail({ path })
  if (!answer.ok) throw new Error('no page')
  expect(() => Object.assign(answer.value.components[0] ?? {}, { code: 'other' })).toThrow(TypeError)
})
