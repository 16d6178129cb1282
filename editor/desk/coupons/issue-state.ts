import type { DeskIssue } from '#desk/coupons/issue-shapes.ts'

/** Returns true for an issue that goes on by itself. */
export const isAtWork = ({ state }: DeskIssue) => state !== 'done' && state !== 'stopped'

/** Changes once an issue has come to its end: lists of coupons are read again then. */
export const endedIssues = (issues: readonly DeskIssue[]): string =>
  issues
    .filter(issue => !isAtWork(issue))
    .map(({ id, done, takenBack }) => `${id} ${done} ${takenBack}`)
    .join()
