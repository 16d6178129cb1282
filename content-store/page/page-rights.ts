import { type PageType, SHELL_PATHS } from '#blocks/page/page.ts'
import type { Operator } from '#operators/operator.ts'
import { may, type Right } from '#operators/rights.ts'

/** Changes of a page; on shells they need `shells.change` too. */
const CHANGES: readonly Right[] = [
  'pages.create',
  'pages.change',
  'pages.request',
  'pages.publish',
  'pages.unpublish',
  'pages.rollBack',
  'pages.restore',
  'pages.move',
  'pages.remove',
]

/** Returns true if the operator has the right for a page of this type; `undefined` represents a page that does not exist. */
export function mayOnPage(operator: Operator, right: Right, type: PageType | undefined): boolean {
  const isShell = type !== undefined && type in SHELL_PATHS && CHANGES.includes(right)
  return may(operator, right) && (!isShell || may(operator, 'shells.change'))
}
