import { may } from '#operators/rights.ts'
import type { Operator } from '#operators/operator.ts'

/** The site's own pages, kept for admins: frame and shells. */
const isFramePath = (path: string) => path.startsWith('/shell/')

const mayAt = (operator: Operator, path: string) => !isFramePath(path) || may(operator, 'shells.change')

/** Returns true if the operator may publish, take down or roll back this page; the store decides again. Source: LO-13. */
export const mayPublish = (operator: Operator, path: string) =>
  may(operator, 'pages.publish') && mayAt(operator, path)

/** Returns true if the operator may change this page at all; the store decides again. Source: LO-13. */
export const mayEdit = (operator: Operator, path: string) =>
  may(operator, 'pages.change') && mayAt(operator, path)
