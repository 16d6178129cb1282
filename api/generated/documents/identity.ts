// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const thirdPartyProvidersDocument: PersistedDocument<types.ThirdPartyProvidersQuery, types.ThirdPartyProvidersQueryVariables> = {
  operation: 'thirdPartyProviders',
  kind: 'query',
  hash: '4b0911fa4e6cbb29dccd5c56107651a6af13f51e0b1c6a2e3fcd17c093304427',
}

export const thirdPartyLoginDocument: PersistedDocument<types.ThirdPartyLoginMutation, types.ThirdPartyLoginMutationVariables> = {
  operation: 'thirdPartyLogin',
  kind: 'mutation',
  hash: 'c3b7d67697def760eb247dc726805aaddae01b045c68ca0e960dd9fb7959ba24',
}

export const linkAccountDocument: PersistedDocument<types.LinkAccountMutation, types.LinkAccountMutationVariables> = {
  operation: 'linkAccount',
  kind: 'mutation',
  hash: '48e89a748144d01747291e021741397fec430d163799e2dc17a723674d3c955e',
}

export const ssoLoginDocument: PersistedDocument<types.SsoLoginMutation, types.SsoLoginMutationVariables> = {
  operation: 'ssoLogin',
  kind: 'mutation',
  hash: 'b65d3351ec070894e9fb2955ab3b605ab9702c52ea2c0adb196c245fa2581f66',
}
