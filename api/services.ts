import { createNoticeStore, type NoticeStore } from './arrival/notice-store.ts'
import { type AccountStore, createAccountStore } from './customer/account-store.ts'
import { createSessionStore, type SessionStore } from './customer/session-store.ts'
import type { Database } from './database/database.ts'
import { createSignUps, type SignUps } from './newsletter/sign-up-store.ts'
import type { Post } from './post/post.ts'

/** What the domains keep and reach beside the catalogue; each domain adds its own line. */
export interface Services {
  readonly sessions: SessionStore
  readonly accounts: AccountStore
  readonly notices: NoticeStore
  readonly signUps: SignUps
  readonly post: Post
}

/** What a shop chooses about its services; everything has a default. */
export interface ServiceOptions {
  /** How the shop writes to people; without it every letter is refused. */
  readonly post?: Post
}

const noPost = () => Promise.reject(new Error('The shop has no way to send messages.'))

export const createServices = (
  db: Database,
  { post = { mail: noPost, sms: noPost } }: ServiceOptions = {},
): Services => ({
  sessions: createSessionStore(db),
  accounts: createAccountStore(db),
  notices: createNoticeStore(db),
  signUps: createSignUps(db),
  post,
})
