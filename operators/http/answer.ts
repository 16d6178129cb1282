import { isLostConnection, RETRY_AFTER } from '#platform/database/lost-connection.ts'
import { isStorageFailure } from '#platform/storage-failure.ts'
import { catalogue } from '#locales/catalogue.ts'
import { DEFAULT_LOCALE, isLocale, languageTag, type Locale } from '#locales/locale.ts'
import type { ErrorRequestHandler, Request, Response } from 'express'
import { createTranslator } from 'use-intl/core'
import { z } from 'zod'
import type { Envelope } from '../operator.ts'
import { type Outcome, type Refusal, type RefusalKey, refuse } from '../outcome.ts'

const translators = {
  zh_HK: createTranslator({ locale: languageTag('zh_HK'), messages: catalogue.zh_HK, namespace: 'content' }),
  en_US: createTranslator({ locale: languageTag('en_US'), messages: catalogue.en_US, namespace: 'content' }),
}

/** The language of the messages: the `lang` header (`zh_HK`, `en_US`), Chinese for any other value. Source: LO-100. */
export function localeOf(req: Request): Locale {
  const lang = req.get('lang')
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}

type Values = NonNullable<Refusal['refusal']['values']>

/** Words that come in both languages, in one. */
const inLocale = (locale: Locale, values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[locale] : value]),
  )

/** The message of a refusal. */
export const refusalText = (
  locale: Locale,
  key: RefusalKey | 'failed' | 'storage' | 'unreachable',
  values: Values = {},
): string => translators[locale](`refusal.${key}`, inLocale(locale, values) as never) // never: each key has its own holes, filled where the refusal is made

const send = (res: Response, status: number, message: string, data: unknown) => {
  const envelope: Envelope<unknown> = { code: String(status), message, data: data ?? null }
  res.status(status).json(envelope)
}

/** Answers with the envelope; the HTTP status equals its code. Source: LO-07, L-364. */
export function answer(req: Request, res: Response, outcome: Outcome<unknown>): void {
  const locale = localeOf(req)
  if (outcome.ok) return send(res, 200, '', outcome.valueIn ? outcome.valueIn(locale) : outcome.value)
  const { status, message, values, data, dataIn } = outcome.refusal
  send(res, status, refusalText(locale, message, values), dataIn ? dataIn(locale) : data)
}

const httpError = z.object({ status: z.int().min(400).max(499), type: z.string().optional() })

/** The refusal for an error that body parsing or routing throws about a bad request. */
function refusalOf(error: unknown): Refusal | undefined {
  const { status, type } = httpError.safeParse(error).data ?? {}
  if (status === 413) {
    const limit = z.object({ limit: z.number() }).safeParse(error).data?.limit ?? 0
    return refuse(413, 'bodyTooLarge', { values: { max: Math.round(limit / 1024) } })
  }
  if (status === 415) return refuse(415, 'jsonOnly')
  return status === undefined
    ? undefined
    : refuse(400, 'requestMalformed', { values: { path: type ?? 'url' } })
}

/**
 * Handles every error once: refuses bad requests; reports other errors, and answers 503 when the disk takes nothing or the database does
 * not answer, else 500 with one general message.
 */
export const errorAnswer =
  (report: (error: unknown, req: Request) => void): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    const refusal = refusalOf(error)
    if (!refusal) report(error, req)
    const isTemporary = !refusal && (isStorageFailure(error) || isLostConnection(error))
    if (isTemporary && !res.headersSent) res.setHeader('Retry-After', RETRY_AFTER)
    if (res.headersSent) next(error)
    else if (refusal) answer(req, res, refusal)
    else if (isStorageFailure(error)) send(res, 503, refusalText(localeOf(req), 'storage'), null)
    else if (isLostConnection(error)) send(res, 503, refusalText(localeOf(req), 'unreachable'), null)
    else send(res, 500, refusalText(localeOf(req), 'failed'), null)
  }
