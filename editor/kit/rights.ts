import type { Role } from '#content-store/client/types.ts'

/** What an operator may ask for; the store decides again. Source: LO-13. */
export type Right = 'publish' | 'delete' | 'frame' | 'operators' | 'orders' | 'payBack'

const RIGHTS: Readonly<Record<Role, readonly Right[]>> = {
  editor: [],
  publisher: ['publish', 'orders'],
  admin: ['publish', 'delete', 'frame', 'operators', 'orders', 'payBack'],
}

export const may = (role: Role, right: Right) => RIGHTS[role].includes(right)

/** The site's own pages, kept for admins: frame and shells. */
const isFramePath = (path: string) => path.startsWith('/shell/')

/** Whether the operator may publish, take down or roll back this page. */
export const mayPublish = (role: Role, path: string) =>
  may(role, 'publish') && (!isFramePath(path) || may(role, 'frame'))

/** Whether the operator may change this page at all. */
export const mayEdit = (role: Role, path: string) => !isFramePath(path) || may(role, 'frame')
