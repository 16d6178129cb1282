import type { IdentityContext } from './services.ts'
import type { Resolvers } from '../generated/resolver-types.ts'
import { linkAccount } from './link-account.ts'
import { ssoLogin } from './sso-login.ts'
import { startUrl } from './third-party.ts'
import { loginByIdentity, thirdPartyLogin } from './third-party-login.ts'

export const identityResolvers: Resolvers<IdentityContext> = {
  Query: {
    thirdPartyProviders: (_, __, { request: { thirdParties } }) =>
      thirdParties.map(({ appType, name }) => ({ appType, name, startUrl: startUrl(appType) })),
  },
  Mutation: {
    thirdPartyLogin: (_, ticket, context) => thirdPartyLogin(context, ticket),
    gwLoginByThirdParty: (_, ticket, context) => thirdPartyLogin(context, ticket),
    facebookLogin: (_, { appIdentifier }, context) => loginByIdentity(context, 'FACE_BOOK', appIdentifier),
    instagramLogin: (_, { authCode }, context) => loginByIdentity(context, 'INSTAGRAM', authCode),
    linkAccount: (_, { input }, context) => linkAccount(context, input),
    thirdPartyBindV2: (_, { input }, context) => linkAccount(context, input),
    ssoLogin: (_, { ssoToken }, context) => ssoLogin(context, ssoToken),
  },
}
