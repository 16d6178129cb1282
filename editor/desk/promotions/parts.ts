import type { CollectionParts } from '../collections/screen-props.ts'
import { ExampleWarning } from './ExampleWarning.tsx'
import { OfferAside } from './OfferAside.tsx'
import { StopButton, StopNews } from './StopButton.tsx'

/** Parts that offers add to the screens of their collection. */
export const offerParts: CollectionParts = {
  News: StopNews,
  Actions: StopButton,
  Beside: OfferAside,
  BeforeSave: ExampleWarning,
}
