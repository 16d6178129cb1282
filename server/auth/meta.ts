import { z } from 'zod'
import { type OauthOptions, oauthProvider } from './oauth-provider.ts'
import type { Provider } from './provider.ts'

type MetaOptions = Pick<OauthOptions, 'clientId' | 'clientSecret' | 'fetch'>

const text = z.string().max(500).nullish().catch(undefined)
const facebookProfile = z.object({ id: z.string().min(1).max(255), name: text, email: text })
const instagramProfile = z.object({ user_id: z.coerce.string().min(1).max(255), username: text })

/**
 * All its addresses contain the version of the interface. Source: M-059, M-060, MO-26.
 *
 * @param version such as `v17.0`
 */
export const facebook = ({ version, ...options }: MetaOptions & { readonly version: string }): Provider =>
  oauthProvider({
    ...options,
    appType: 'FACE_BOOK',
    name: 'Facebook',
    issuer: 'https://www.facebook.com',
    scope: 'public_profile email',
    addresses: {
      authorize: `https://www.facebook.com/${version}/dialog/oauth`,
      token: `https://graph.facebook.com/${version}/oauth/access_token`,
      profile: `https://graph.facebook.com/${version}/me`,
    },
    fields: 'id,name,email',
    read(profile) {
      const { id, name, email } = facebookProfile.parse(profile)
      return { subject: id, nickName: name ?? null, email: email ?? null, mobile: null }
    },
  })

/**
 * Only professional accounts since December 2024; the profile has neither e-mail address nor phone number. Source: M-224,
 * MO-24.
 */
export const instagram = (options: MetaOptions): Provider =>
  oauthProvider({
    ...options,
    appType: 'INSTAGRAM',
    name: 'Instagram',
    issuer: 'https://www.instagram.com',
    scope: 'instagram_business_basic',
    addresses: {
      authorize: 'https://www.instagram.com/oauth/authorize',
      token: 'https://api.instagram.com/oauth/access_token',
      profile: 'https://graph.instagram.com/me',
    },
    fields: 'user_id,username',
    read(profile) {
      const { user_id: subject, username } = instagramProfile.parse(profile)
      return { subject, nickName: username ?? null, email: null, mobile: null }
    },
  })
