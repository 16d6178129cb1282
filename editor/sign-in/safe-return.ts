/** Where to go after signing in: a path of the editor, never anywhere else. */
export const safeReturn = (wanted: string | null) => (wanted && /^\/(?![/\\])/.test(wanted) ? wanted : '/')
