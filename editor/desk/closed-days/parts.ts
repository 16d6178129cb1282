import type { CollectionParts } from '../collections/screen-props.ts'
import { AddHolidays } from './AddHolidays.tsx'

/** Parts that closed days add to the screens of their collection. */
export const closedDayParts: CollectionParts = { News: AddHolidays }
