import { screenViews } from '../screen-views.ts'
import { views } from '../views.ts'

/** Views of every block, screens included. */
export const allViews = { ...views, ...screenViews }
