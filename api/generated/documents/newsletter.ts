// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const addTeaserDocument: PersistedDocument<types.AddTeaserMutation, types.AddTeaserMutationVariables> = {
  operation: 'addTeaser',
  kind: 'mutation',
  hash: 'c2dc537021ec585a433594320bfa63f08cd1269143f202a4d11513689498641e',
}

export const subscribeNewsLetterDocument: PersistedDocument<types.SubscribeNewsLetterMutation, types.SubscribeNewsLetterMutationVariables> = {
  operation: 'subscribeNewsLetter',
  kind: 'mutation',
  hash: 'bd0441d57a1590b969277304f778419f3f5c4f79913a37cf847d743df943f467',
}

export const subscribeEmailDocument: PersistedDocument<types.SubscribeEmailMutation, types.SubscribeEmailMutationVariables> = {
  operation: 'subscribeEmail',
  kind: 'mutation',
  hash: '8c98983c788f5ed6f1eaee34965f9c3d2e0217988b9610350ed81cf87a42b140',
}

export const unsubscribeDocument: PersistedDocument<types.UnsubscribeMutation, types.UnsubscribeMutationVariables> = {
  operation: 'unsubscribe',
  kind: 'mutation',
  hash: '2009c025538afd8533acfde5c0ef254f6bde83e1d5f4f546caa742c4e05c6aaa',
}
