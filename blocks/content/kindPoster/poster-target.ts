import { type LinkTarget, linkTarget } from '../../page/link-target.ts'
import type { Link } from '../../page/option-fields.ts'

/** Where a poster leads, or `undefined` when a click is an event for the page: type 0 always is. Source: L-257, L-258, LO-27. */
export const posterTarget = (link: Link): LinkTarget | undefined =>
  link.type === 0 ? undefined : linkTarget(link)
