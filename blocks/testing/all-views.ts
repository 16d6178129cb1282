import { screenViews } from '../generated/screen-views.ts'
import { views } from '../generated/views.ts'

/** Views of every block, screens included. */
export const allViews = { ...views, ...screenViews }
