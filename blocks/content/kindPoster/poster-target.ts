import { type LinkTarget, linkTarget } from '../../page/link-target.ts'
import type { Link } from '../../page/option-fields.ts'

/** A poster's link target; `undefined` if a click is an event for the page, as for type 0. Source: L-257, L-258, LO-27. */
export const posterTarget = (link: Link): LinkTarget | undefined =>
  link.type === 0 ? undefined : linkTarget(link)
