import { canvasViews } from '../generated/canvas-views.ts'
import { screenViews } from '../generated/screen-views.ts'
import { views } from '../generated/views.ts'

/** Views of every block, screens and what only the canvas draws included. */
export const allViews = { ...views, ...screenViews, ...canvasViews }
