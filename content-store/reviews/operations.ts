import { z } from 'zod'
import { operationsOn } from '#operators/operation.ts'
import {
  askSchema,
  commentSchema,
  replySchema,
  resolveSchema,
  type Reviews,
  sendBackSchema,
  withdrawSchema,
} from './reviews.ts'
import { malformed } from './review-record.ts'

/** Requests and comments, and keys of pages that moved meanwhile. */
type Parts = Reviews

const { read, change } = operationsOn<Parts>()
/** A page, and a comment on it. */
const page = { key: z.string().max(200) }
const thread = { ...page, id: z.string().max(64) }

/** Requests to publish pages, and comments on them. The audit log is written with the change. */
export const reviewOperations = {
  waiting: read({
    right: 'pages.read',
    summary: 'Lists pages with an open request to publish, the longest waiting first.',
    input: z.strictObject({}),
    run: (reviews, _, { actor }) => reviews.waiting(actor),
  }),
  find: read({
    right: 'pages.read',
    summary: 'Reads the requests and comments of a page.',
    input: z.strictObject(page),
    run: (reviews, { key }, { actor }) => reviews.review(actor, key),
  }),
  ask: change({
    right: 'pages.request',
    summary: 'Asks that the present draft of a page goes live, alone or with that of the other language.',
    input: askSchema.extend(page).strict(),
    malformed,
    run: (reviews, { key, ...given }, { actor }) => reviews.askPublication(actor, key, given),
  }),
  'send-back': change({
    right: 'pages.publish',
    summary: 'Sends a request back with words for the editor.',
    input: sendBackSchema.extend(page).strict(),
    malformed,
    run: (reviews, { key, ...given }, { actor }) => reviews.sendBack(actor, key, given),
  }),
  withdraw: change({
    right: 'pages.request',
    summary: 'Withdraws a request. Editors withdraw their own.',
    input: withdrawSchema.extend(page).strict(),
    malformed,
    run: (reviews, { key, ...given }, { actor }) => reviews.withdraw(actor, key, given),
  }),
  comment: change({
    right: 'pages.comment',
    summary: 'Comments on a page, one of its blocks, or an option of a block.',
    input: commentSchema.extend(page).strict(),
    malformed,
    run: (reviews, { key, ...given }, { actor }) => reviews.comment(actor, key, given),
  }),
  reply: change({
    right: 'pages.comment',
    summary: 'Replies to a comment.',
    input: replySchema.extend(thread).strict(),
    malformed,
    run: (reviews, { key, id, ...given }, { actor }) => reviews.reply(actor, key, id, given),
  }),
  resolve: change({
    right: 'pages.comment',
    summary: 'Resolves a comment, or opens it again.',
    input: resolveSchema.extend(thread).strict(),
    malformed,
    run: (reviews, { key, id, ...given }, { actor }) => reviews.resolve(actor, key, id, given),
  }),
}
