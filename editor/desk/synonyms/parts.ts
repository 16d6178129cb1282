import type { CollectionParts } from '../collections/screen-props.ts'
import { FoundGoods } from './FoundGoods.tsx'

/** Parts that synonyms add to the screens of their collection. */
export const synonymParts: CollectionParts = { Beside: FoundGoods }
