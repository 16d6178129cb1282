import type { Role } from '#operators/operator.ts'

/** GO DOLLAR that an operator may give to and take from one member within a day, together. */
const MOST_POINTS: Readonly<Record<Role, number>> = { editor: 0, publisher: 200, admin: 5000 }

/** Most of all roles. */
export const MAX_POINTS = Math.max(...Object.values(MOST_POINTS))

export const mostPoints = (role: Role): number => MOST_POINTS[role]
