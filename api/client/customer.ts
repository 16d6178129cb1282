import { loginAsVisitorDocument, queryVisitorMemberInfoDocument } from '../generated/documents.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'

/** Starts a visitor's session and gives its token. Source: M-220. */
export async function loginAsVisitor(api: Api): Promise<string> {
  const { loginAsVisitor: login } = await api.run(loginAsVisitorDocument, {})
  const [refusal] = login.userErrors
  if (login.token === null) throw new ApiError(refusal?.code ?? 'SERVER_ERROR', refusal?.message ?? '')
  return login.token
}

/** Whether the session is a visitor's. Throws a session-invalid code when there is none. Source: M-219, C-323. */
export async function isVisitor(api: Api): Promise<boolean> {
  const { queryVisitorMemberInfo } = await api.run(queryVisitorMemberInfoDocument, {})
  return queryVisitorMemberInfo.isVisitor
}
