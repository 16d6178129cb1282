import { screenSchema } from '../shop/screen/screen.ts'

/** Props of a screen's view on its shell while no operator has changed an option. */
export const asPlaced = {
  id: 'screen',
  data: {},
  options: {
    ...screenSchema().parse({}),
    showThirdParties: true,
    showGuestCheckout: true,
    showOffers: true,
    showDate: true,
    showNeighbours: true,
    showContact: true,
    showDetails: true,
    showFilters: true,
    showAccountLink: true,
    links: [],
  },
}

/** Props of a block's view while no operator has changed an option. */
export const placed = <Options>(id: string, { parse }: { readonly parse: (given: unknown) => Options }) => ({
  id,
  data: {},
  options: parse({}),
})
