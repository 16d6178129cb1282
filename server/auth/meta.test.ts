import { describe, expect, test } from 'vitest'
import { facebook, instagram } from './meta.ts'

const PLACE = { origin: 'https://shop.example', redirectUri: 'https://shop.example/auth/X/callback' }
const SECRETS = { state: 's', nonce: 'n', verifier: 'v', challenge: 'c' }
const APP = { clientId: 'app', clientSecret: 'hush' }

/** A third party that answers each address with what is given for it, and what it was asked. */
function answering(answers: Readonly<Record<string, object>>) {
  const asked: { url: URL; init: RequestInit | undefined }[] = []
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push({ url, init })
    const answer = answers[url.origin + url.pathname]
    return answer
      ? Response.json(answer)
      : Response.json({ error: { message: 'hush hush' } }, { status: 400 })
  }
  return { fetch, asked }
}

describe.each(['v17.0', 'v21.0'])('Facebook at version %s', version => {
  const graph = `https://graph.facebook.com/${version}`

  test('every address contains the version (M-060, MO-26)', async () => {
    const { fetch, asked } = answering({
      [`${graph}/oauth/access_token`]: { access_token: 'token', token_type: 'bearer' },
      [`${graph}/me`]: { id: '4711', name: 'Mei Chan', email: 'mei@people.example' },
    })
    const provider = facebook({ ...APP, version, fetch })
    const there = await provider.authorizeUrl(PLACE, SECRETS, 'zh-HK')
    expect(there.origin + there.pathname).toBe(`https://www.facebook.com/${version}/dialog/oauth`)
    expect(Object.fromEntries(there.searchParams)).toEqual({
      client_id: 'app',
      redirect_uri: PLACE.redirectUri,
      response_type: 'code',
      scope: 'public_profile email',
      state: 's',
      code_challenge: 'c',
      code_challenge_method: 'S256',
    })
    expect(await provider.identify(PLACE, SECRETS, new URLSearchParams({ code: 'code' }))).toEqual({
      appType: 'FACE_BOOK',
      issuer: 'https://www.facebook.com',
      subject: '4711',
      nickName: 'Mei Chan',
      email: 'mei@people.example',
      mobile: null,
    })
    expect(asked.map(({ url }) => url.pathname)).toEqual([`/${version}/oauth/access_token`, `/${version}/me`])
    expect(Object.fromEntries(asked[0]?.init?.body as URLSearchParams)).toEqual({
      client_id: 'app',
      client_secret: 'hush',
      grant_type: 'authorization_code',
      redirect_uri: PLACE.redirectUri,
      code: 'code',
      code_verifier: 'v',
    })
    expect(asked[1]?.init?.headers).toEqual({ Authorization: 'Bearer token' })
    expect(asked[1]?.url.search).toBe('?fields=id%2Cname%2Cemail')
  })

  test('a refusal is thrown without the words it came in (M-285)', async () => {
    const { fetch } = answering({})
    const provider = facebook({ ...APP, version, fetch })
    const attempt = provider.identify(PLACE, SECRETS, new URLSearchParams({ code: 'code' }))
    await expect(attempt).rejects.toThrow(/^Facebook: the token call was answered with 400\.$/)
  })

  test.each([{}, { id: '' }, { id: 4711 }, { name: 'Mei' }])(
    'a profile like %j is refused',
    async profile => {
      const { fetch } = answering({
        [`${graph}/oauth/access_token`]: { access_token: 'token' },
        [`${graph}/me`]: profile,
      })
      const provider = facebook({ ...APP, version, fetch })
      await expect(provider.identify(PLACE, SECRETS, new URLSearchParams({ code: 'c' }))).rejects.toThrow(
        /id/,
      )
    },
  )
})

test('Instagram tells a name and nothing to write to; its token comes without a type (M-224, MO-24)', async () => {
  const { fetch } = answering({
    'https://api.instagram.com/oauth/access_token': { access_token: 'token', user_id: 7 },
    'https://graph.instagram.com/me': { user_id: 7, username: 'mei.takes.pictures' },
  })
  const provider = instagram({ ...APP, fetch })
  expect(await provider.identify(PLACE, SECRETS, new URLSearchParams({ code: 'code' }))).toEqual({
    appType: 'INSTAGRAM',
    issuer: 'https://www.instagram.com',
    subject: '7',
    nickName: 'mei.takes.pictures',
    email: null,
    mobile: null,
  })
})
