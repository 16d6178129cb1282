import type { ContentOperations } from '#content-store/operations.ts'
import { DESK_PATH } from '#desk/address.ts'
import type { DeskOperations, RecordOperations } from '#desk/operations.ts'
import type { Role } from '#operators/operator.ts'
import { createCall } from '#operators/client/call.ts'
import { createOperationClient } from '#operators/client/operations.ts'
import { createContentClient } from '#content-store/client/client.ts'
import type { Component } from '#blocks/page/page.ts'
import type { PageContent } from '#content-store/client/types.ts'
import { demoOperators } from '#demo/people.ts'

/** One of the demo's operators. */
export function operatorOf(role: Role) {
  const operator = demoOperators.find(candidate => candidate.role === role)
  if (!operator) throw new Error(`The demo has no ${role}`)
  return operator
}

async function signIn(origin: string, role: Role) {
  let cookie = ''
  const calling = {
    fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
      const response = await fetch(input, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin },
      })
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
      return response
    },
  }
  const client = {
    ...createContentClient({ ...calling, baseUrl: `${origin}/content` }),
    ...createOperationClient<DeskOperations & RecordOperations & ContentOperations>(
      createCall({ ...calling, baseUrl: `${origin}${DESK_PATH}` }),
    ),
  }
  const { name, password } = operatorOf(role)
  await client.signIn(name, password)
  return { client, cookie }
}

/** The content store's client as an operator's browser would use it, signed in over HTTP. */
export const signedInClient = async (origin: string, role: Role) => (await signIn(origin, role)).client

/** Signs in over HTTP; resolves to the cookie of the session. */
export async function sessionOf(origin: string, role: Role) {
  const { cookie } = await signIn(origin, role)
  const [name = '', value = ''] = cookie.split('=')
  return { name, value }
}

/** What an operator can ask. */
export type SignedIn = Awaited<ReturnType<typeof signedInClient>>

/** A block of a draft, in the main part of its page. */
export const draftBlock = (
  id: string,
  code: string,
  options: Component['options'] = {},
  change: Partial<Component> = {},
): Component => ({
  id,
  sort: 1,
  name: '',
  code,
  version: 1,
  pageId: '',
  section: 'main',
  style: {},
  options,
  values: {},
  childComponents: [],
  ...change,
})

/**
 * Creates a Chinese landing page for one test, with these components as its draft. An existing page of that key gets a new draft.
 */
export async function draftWith(origin: string, key: string, components: PageContent['components']) {
  const client = await signedInClient(origin, 'publisher')
  const address = { path: `/landingPage/${key}`, locale: 'zh_HK' } as const
  const known = (await client.read('pages.list', {})).find(
    ({ path, locale }) => path === address.path && locale === address.locale,
  )
  const { key: pageKey, draft } = known
    ? await client.read('pages.find', { key: known.key })
    : await client.change('pages.create', { ...address, type: 'LANDING', title: key })
  const { revision, savedAt: _savedAt, savedBy: _savedBy, ...content } = draft
  await client.change('pages.save', { key: pageKey, draft: { ...content, revision, components } })
  return { client, pageKey }
}

/** Makes the English page of a Chinese landing page, with the same blocks. */
export const inEnglishToo = (client: SignedIn, chineseKey: string, title: string) =>
  client.change('pages.create', {
    path: `/${chineseKey.replace(/_zh_HK$/, '').replaceAll('.', '/')}`,
    locale: 'en_US',
    type: 'LANDING',
    title,
    copyFrom: chineseKey,
  })

/** Restores the demo's draft and release of a page, in case an earlier test failed halfway. */
export async function asInDemo(origin: string, pageKey: string): Promise<void> {
  const client = await signedInClient(origin, 'admin')
  const { status, releases, draft } = await client.read('pages.find', { key: pageKey })
  if (status === 'live' && releases.length === 1) return
  await client.change('pages.save', {
    key: pageKey,
    draft: {
      ...(await client.read('versions.release', { key: pageKey, version: 1 })),
      revision: draft.revision,
    },
  })
  await client.change('versions.roll-back', { key: pageKey, version: 1 })
}
