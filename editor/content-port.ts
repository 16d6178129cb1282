import type {
  Draft,
  MediaItem,
  NewPage,
  Operator,
  PageContent,
  PageDetail,
  PageSummary,
  PreviewLink,
  PublishProblem,
} from '#content-store/client/types.ts'
import type { SaveOutcome } from './autosave.ts'

/** Whether a draft went live; `stale` when somebody saved a newer one meanwhile. */
export type PublishOutcome =
  | { readonly kind: 'published'; readonly page: PageDetail }
  | { readonly kind: 'problems'; readonly problems: readonly PublishProblem[] }
  | { readonly kind: 'stale'; readonly theirs: Draft | undefined }

/** What the editor asks of the content store. Unexpected answers reject with a message fit to show. */
export interface ContentPort {
  /** Who is signed in; `undefined` for nobody. */
  me(): Promise<Operator | undefined>
  /** `undefined` when name or password are wrong. */
  signIn(name: string, password: string): Promise<Operator | undefined>
  signOut(): Promise<void>
  pages(): Promise<readonly PageSummary[]>
  createPage(page: NewPage): Promise<PageDetail>
  /** `undefined` when there is no such page. */
  page(key: string): Promise<PageDetail | undefined>
  deletePage(key: string): Promise<void>
  saveDraft(key: string, content: PageContent, revision: number): Promise<SaveOutcome>
  publish(key: string, revision: number): Promise<PublishOutcome>
  unpublish(key: string): Promise<PageDetail>
  rollback(key: string, pageVersion: number): Promise<PageDetail>
  release(key: string, pageVersion: number): Promise<PageContent>
  previewLink(key: string): Promise<PreviewLink>
  media(): Promise<readonly MediaItem[]>
  upload(file: File): Promise<MediaItem>
}
