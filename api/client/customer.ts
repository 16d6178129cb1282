import { loginAsVisitorDocument, queryVisitorMemberInfoDocument } from '../generated/documents.ts'
import type { Api } from './api.ts'

/** Opens a visitor session and answers its token. Source: M-220. */
export async function loginAsVisitor(api: Api): Promise<string | undefined> {
  const { loginAsVisitor: answer } = await api.run(loginAsVisitorDocument, {})
  return answer.token ?? undefined
}

/** Whether the session is a visitor's. Throws `ApiError` when the session is not valid. Source: M-219. */
export async function isVisitor(api: Api): Promise<boolean> {
  const { queryVisitorMemberInfo } = await api.run(queryVisitorMemberInfoDocument, {})
  return queryVisitorMemberInfo.isVisitor
}
