import { demoMembers } from '#demo/people.ts'
import { leafRoutes } from '#renderer/route/routes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { lookAt, numbered } from './look-at.ts'
import { logInByApi } from './member.ts'

const browser = openBrowser()
const { origin } = browser
const troublesAt = lookAt(browser)

const MEMBERS = [
  '/member',
  ...leafRoutes().flatMap(({ path = '', handle }) =>
    handle.kind === 'screen' && path.startsWith('/user') ? [path.replace(/:\w+$/, 'CA1001')] : [],
  ),
]

describe('axe finds nothing, nothing sticks out, the console is silent: for members', () => {
  let token: string
  beforeAll(async () => {
    const [, member] = demoMembers
    if (member) ({ token } = await logInByApi(origin, member))
  })

  test.each(numbered(MEMBERS))('%s', async (path, place) =>
    expect(await troublesAt(path, place, token)).toEqual([]),
  )
})
