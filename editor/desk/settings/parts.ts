import type { CollectionParts } from '../collections/screen-props.ts'
import { HeldInFields } from './HeldInFields.tsx'
import { BesideSettings } from './BesideSettings.tsx'

/** Parts that settings add to the screens of their collection. */
export const settingsParts: CollectionParts = { Around: HeldInFields, Beside: BesideSettings }
