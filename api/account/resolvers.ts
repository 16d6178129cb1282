import type { AccountContext } from './services.ts'
import type { Resolvers } from '../generated/resolver-types.ts'
import { accountInfo, queryMemberInfo, querySimpleMemberInfo } from './profile.ts'
import { createMember, userRegister } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { updateMember } from './update-member.ts'

/** Source: M-231 … M-237. */
export const accountResolvers: Resolvers<AccountContext> = {
  Query: {
    querySimpleMemberInfo,
    queryMemberInfo,
    accountInfo,
    queryUserInformation: accountInfo,
  },
  Mutation: { userRegister, createMember, resetPassword, updateMember },
}
