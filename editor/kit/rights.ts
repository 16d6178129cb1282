import { may } from '#operators/rights.ts'
import type { Role } from '#operators/operator.ts'

/** The site's own pages, kept for admins: frame and shells. */
const isFramePath = (path: string) => path.startsWith('/shell/')

const mayAt = (role: Role, path: string) => !isFramePath(path) || may({ role }, 'shells.change')

/** Returns true if the role may publish, take down or roll back this page; the store decides again. Source: LO-13. */
export const mayPublish = (role: Role, path: string) => may({ role }, 'pages.publish') && mayAt(role, path)

/** Returns true if the role may change this page at all; the store decides again. Source: LO-13. */
export const mayEdit = (role: Role, path: string) => may({ role }, 'pages.change') && mayAt(role, path)
