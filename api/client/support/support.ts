import {
  contactTopicsDocument,
  createFeedbackDocument,
  getPickUpAddressDocument,
  queryChineseRegionsDocument,
  queryVisitorTokenDocument,
} from '../../generated/documents/support.ts'
import type {
  ContactTopicsQuery,
  CreateFeedbackMutation,
  CreateFeedbackMutationVariables,
  GetPickUpAddressQuery,
  PickUpAddressInput,
  QueryChineseRegionsQuery,
  QueryVisitorTokenMutation,
} from '../../generated/operations.ts'
import {
  daysAhead,
  LOOKS_AHEAD,
  type OpeningHours,
  WEEKDAYS,
  type Weekday,
} from '../../rules/opening-hours.ts'
import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'

type WirePlace = GetPickUpAddressQuery['getPickUpAddress'][number]
/** Hours of a place by day, with the remark about them. */
export type PlaceHours = OpeningHours<string> & { readonly remark: string }
/** A place where parcels wait; the wire's spelling of its hours ends here. */
export type PickUpPlace = Omit<WirePlace, 'bussinessHours' | 'openingHours'> & {
  readonly businessHours: string
  /** `null` while only the text says them. */
  readonly openingHours: PlaceHours | null
}
export type PlaceRegion = QueryChineseRegionsQuery['queryChineseRegions'][number]

/** Special days come with the hours that hold on them. */
const hoursOf = (
  { week, specialDays, remark }: NonNullable<WirePlace['openingHours']>,
  now: number | undefined,
): PlaceHours => ({
  week: Object.fromEntries(WEEKDAYS.map((day, at) => [day, week[at] ?? ''])) as Record<Weekday, string>, // one for each
  holidays: 'USUAL',
  specialDays: (now === undefined ? specialDays : daysAhead(specialDays, now, LOOKS_AHEAD)).map(day => ({
    ...day,
    opens: day.hours === '' ? 'CLOSED' : 'HOURS',
  })),
  remark,
})

/** Places where parcels wait. @param now leaves out special days that are past or far away; epoch milliseconds. Source: M-186, M-188, M-243. */
export async function pickUpPlaces(
  api: Api,
  input: PickUpAddressInput = {},
  now?: number,
): Promise<readonly PickUpPlace[]> {
  const { getPickUpAddress } = await api.run(getPickUpAddressDocument, { input, lang: api.locale })
  return getPickUpAddress.map(({ bussinessHours, openingHours, ...place }) => ({
    ...place,
    businessHours: bussinessHours,
    openingHours: openingHours ? hoursOf(openingHours, now) : null,
  }))
}

/** All of them, for the page that lists them. @param now of that page, epoch milliseconds. Source: M-186. */
export const pickUpPlacesQuery = (api: Api, now?: number): DataNeed<readonly PickUpPlace[]> => ({
  queryKey: ['pickUpPlaces', api.locale],
  queryFn: () => pickUpPlaces(api, {}, now),
})

export type ContactTopic = ContactTopicsQuery['contactTopics'][number]

/** Topics that a message to customer service may have. */
export const contactTopicsQuery = (api: Api): DataNeed<readonly ContactTopic[]> => ({
  queryKey: ['contactTopics', api.locale],
  queryFn: async () => (await api.run(contactTopicsDocument, {})).contactTopics,
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
