import { unstorablePathsOfJson } from '#platform/unstorable-text.ts'
import express, { type Request, type RequestHandler } from 'express'
import { MAX_JSON_DEPTH, textExceedsDepth } from '#platform/json-depth.ts'
import { refuse } from '../outcome.ts'
import { answer } from './answer.ts'

const isEmpty = (req: Request) =>
  (req.get('content-length') ?? '0') === '0' && req.get('transfer-encoding') === undefined

/**
 * Reads a JSON body of at most `limit` bytes. Checks its nesting in the text, before parsing, and refuses texts that no database
 * stores. A missing body is `{}`.
 */
export function jsonBody(limit: number): RequestHandler[] {
  const refuseOthers: RequestHandler = (req, res, next) =>
    isEmpty(req) || req.is('application/json') ? next() : answer(req, res, refuse(415, 'jsonOnly'))
  const parse: RequestHandler = (req, res, next) => {
    const text: unknown = req.body
    if (typeof text !== 'string' || text.trim() === '') {
      req.body = {}
      return next()
    }
    if (textExceedsDepth(text, MAX_JSON_DEPTH))
      return answer(req, res, refuse(422, 'jsonTooDeep', { values: { max: MAX_JSON_DEPTH } }))
    try {
      req.body = JSON.parse(text)
    } catch {
      return answer(req, res, refuse(400, 'badJson'))
    }
    const [path] = unstorablePathsOfJson(text, req.body)
    if (path !== undefined)
      return answer(req, res, refuse(422, 'unstorableText', { values: { path: path || 'body' } }))
    next()
  }
  return [refuseOthers, express.text({ type: 'application/json', limit }), parse]
}
