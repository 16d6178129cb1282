import {
  createFeedbackDocument,
  getPickUpAddressDocument,
  queryChineseRegionsDocument,
  queryVisitorTokenDocument,
} from '../../generated/documents/support.ts'
import type {
  CreateFeedbackMutation,
  CreateFeedbackMutationVariables,
  GetPickUpAddressQuery,
  PickUpAddressInput,
  QueryChineseRegionsQuery,
  QueryVisitorTokenMutation,
} from '../../generated/operations.ts'
import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'

type WirePlace = GetPickUpAddressQuery['getPickUpAddress'][number]
/** A place where parcels wait; the wire's spelling of its hours ends here. */
export type PickUpPlace = Omit<WirePlace, 'bussinessHours'> & { readonly businessHours: string }
export type PlaceRegion = QueryChineseRegionsQuery['queryChineseRegions'][number]

/** Source: M-186, M-188, M-243. */
export async function pickUpPlaces(
  api: Api,
  input: PickUpAddressInput = {},
): Promise<readonly PickUpPlace[]> {
  const { getPickUpAddress } = await api.run(getPickUpAddressDocument, { input, lang: api.locale })
  return getPickUpAddress.map(({ bussinessHours, ...place }) => ({ ...place, businessHours: bussinessHours }))
}

/** All of them, for the page that lists them. Source: M-186. */
export const pickUpPlacesQuery = (api: Api): DataNeed<readonly PickUpPlace[]> => ({
  queryKey: ['pickUpPlaces', api.locale],
  queryFn: () => pickUpPlaces(api),
})

/** Regions below a parent; the countries without one. Source: M-242. */
export const regionsBelow = async (api: Api, pid?: string): Promise<readonly PlaceRegion[]> =>
  (await api.run(queryChineseRegionsDocument, { lang: api.locale, ...(pid !== undefined && { pid }) }))
    .queryChineseRegions

/** A message to customer service. Source: M-169, M-259. */
export const createFeedback = async (
  api: Api,
  message: CreateFeedbackMutationVariables,
): Promise<CreateFeedbackMutation['createFeedback']> =>
  (await api.run(createFeedbackDocument, message)).createFeedback

/** A look at a guest's order. Source: M-164, M-247, L-119. */
export const lookUpOrder = async (
  api: Api,
  order: { readonly orderCode: string; readonly email: string },
): Promise<QueryVisitorTokenMutation['queryVisitorToken']> =>
  (await api.run(queryVisitorTokenDocument, order)).queryVisitorToken
