import type { CollectionParts } from '../collections/screen-props.ts'
import { OpeningPreview } from './OpeningPreview.tsx'

/** Parts that pick-up points add to the screens of their collection. */
export const pickUpPointParts: CollectionParts = { Beside: OpeningPreview }
