// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const deliveryAddressesDocument: PersistedDocument<types.DeliveryAddressesQuery, types.DeliveryAddressesQueryVariables> = {
  operation: 'deliveryAddresses',
  kind: 'query',
  hash: '0ac093aa91e5d6fa0dc3aa69994da931b450854f760a95c09b36e5467b9b0ed3',
}

export const deliveryCountriesDocument: PersistedDocument<types.DeliveryCountriesQuery, types.DeliveryCountriesQueryVariables> = {
  operation: 'deliveryCountries',
  kind: 'query',
  hash: '88c0a2c18fda53581a433d4173473190b031c8e773eee72794ebe38abf30dc6b',
}

export const billingAddressDocument: PersistedDocument<types.BillingAddressQuery, types.BillingAddressQueryVariables> = {
  operation: 'billingAddress',
  kind: 'query',
  hash: '07921d962fa26e95d33b923061d3b3f941eb65decbea9c7363fb3dad5053daa6',
}

export const createDeliveryAddressDocument: PersistedDocument<types.CreateDeliveryAddressMutation, types.CreateDeliveryAddressMutationVariables> = {
  operation: 'createDeliveryAddress',
  kind: 'mutation',
  hash: '34f94771af8e773dde9196905c964f605408663ce7e3ffa726e5a4d1b72cbb0f',
}

export const updateDeliveryAddressDocument: PersistedDocument<types.UpdateDeliveryAddressMutation, types.UpdateDeliveryAddressMutationVariables> = {
  operation: 'updateDeliveryAddress',
  kind: 'mutation',
  hash: 'e6de465f00d738db88167a13710e2a7d804896a59d67ddd82fe05bed5bb854a8',
}

export const deleteDeliveryAddressDocument: PersistedDocument<types.DeleteDeliveryAddressMutation, types.DeleteDeliveryAddressMutationVariables> = {
  operation: 'deleteDeliveryAddress',
  kind: 'mutation',
  hash: '1287182807c382f9c4ec91693080aa4a3236b802b775e221e0bf2f797c50a700',
}

export const setDefaultDeliveryAddressDocument: PersistedDocument<types.SetDefaultDeliveryAddressMutation, types.SetDefaultDeliveryAddressMutationVariables> = {
  operation: 'setDefaultDeliveryAddress',
  kind: 'mutation',
  hash: '70ed9e695bfa60c7971c7a31355716b3a3107b224b610bdad9a9ca4de976ec35',
}

export const saveBillingAddressDocument: PersistedDocument<types.SaveBillingAddressMutation, types.SaveBillingAddressMutationVariables> = {
  operation: 'saveBillingAddress',
  kind: 'mutation',
  hash: 'bde7e826c3ddf9fb8fbc0c1fd643cdc7208db069601a3d8186070d5363e30141',
}
