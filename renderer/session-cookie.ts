/** Holds the session's bearer token for as long as it lives; the server reads it to guard pages. Source: MO-110. */
export const TOKEN_COOKIE = 'auth_token'
/** `0` beside a member's token, `1` beside a visitor's. Source: M-305, MO-110. */
export const VISITOR_COOKIE = 'is_visitor'
