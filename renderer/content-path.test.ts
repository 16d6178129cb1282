import { expect, test } from 'vitest'
import { routeOf } from './content-path.ts'

const page = (contentPath: string, isPreview = false) => ({ kind: 'page', contentPath, isPreview })
const notFound = { kind: 'notFound' }

test.each([
  ['/', page('/home')],
  ['', page('/home')],
  ['/SPORTb', page('/SPORTb')],
  ['/sportB/', page('/SPORTb')],
  ['/minisite/alpine', page('/minisite/alpine')],
  ['/minisite/alpine/', page('/minisite/alpine')],
  ['/minisite/Alpine', page('/minisite/Alpine')],
  ['/landingPage/11-11', page('/landingPage/11-11')],
  ['/minisite', { kind: 'redirect', to: '/' }],
  ['/landingPage/', { kind: 'redirect', to: '/' }],
  ['/landingPage/a_b', notFound],
  ['/landingPage/..%2f', notFound],
  [`/landingPage/${'a'.repeat(64)}`, page(`/landingPage/${'a'.repeat(64)}`)],
  [`/landingPage/${'a'.repeat(65)}`, notFound],
  ['/landingPage/a/b', notFound],
  ['/landingpage/summer', notFound],
  ['/member', page('/member')],
  ['/home', notFound],
  ['/shell/frame', notFound],
  ['/preview', page('/home', true)],
  ['/preview/landingPage/summer', page('/landingPage/summer', true)],
  ['/preview/shell/frame', page('/shell/frame', true)],
  ['/preview/preview', notFound],
])('%s (LO-02, LO-11)', (pathname, route) => expect(routeOf(pathname)).toEqual(route))
