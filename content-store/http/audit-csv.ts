import { SPREADSHEET_MARK, spreadsheetLine } from '#platform/csv.ts'
import { catalogue } from '#locales/catalogue.ts'
import { HONG_KONG_MS } from '#locales/hong-kong.ts'
import { DEFAULT_LOCALE, isLocale, languageTag } from '#locales/locale.ts'
import { type Request, Router } from 'express'
import { createTranslator } from 'use-intl/core'
import { type Audit, auditQuerySchema } from '../audit/audit.ts'
import { detailWords, type ShownAuditEntry } from '../client/audit.ts'
import { answer } from '#operators/http/answer.ts'
import { inputOf } from '#operators/http/operation-routes.ts'
import { operatorOf } from '#operators/http/session-routes.ts'
import { refuseInput } from '#operators/outcome.ts'

/** Times of Hong Kong, in a form that sorts and that spreadsheets know: `2026-11-21 10:00:00`. */
const timeOf = (at: number) => new Date(at + HONG_KONG_MS).toISOString().slice(0, 19).replace('T', ' ')

/** The audit log as a file, for publishers and admins: `?input=` as of `audit.list`, `?lang=`. Works only behind `signedInOnly`. */
export function auditCsv(audit: Audit): Router {
  const router = Router()
  router.get('/audit.csv', async (req: Request, res) => {
    const asked = inputOf(req)
    const parsed = auditQuerySchema.safeParse(asked?.given)
    if (!parsed.success) return answer(req, res, refuseInput(400, 'requestMalformed', parsed.error))
    const found = await audit.auditAll(operatorOf(res), parsed.data)
    if (!found.ok) return answer(req, res, found)
    const { lang } = req.query
    const locale = isLocale(lang) ? lang : DEFAULT_LOCALE
    const t = createTranslator({
      locale: languageTag(locale),
      messages: catalogue[locale],
      namespace: 'content',
    })
    const cells = ({ page, ...entry }: ShownAuditEntry) =>
      spreadsheetLine([
        String(entry.number),
        timeOf(entry.at),
        entry.by || t('audit.plan'),
        t(`audit.deeds.${entry.what}`),
        page?.title ?? '',
        page?.path ?? '',
        page ? t(`languages.${page.locale}`) : '',
        t('audit.said', detailWords(entry, locale)),
      ])
    res.set('Content-Disposition', 'attachment; filename="audit.csv"').type('text/csv')
    const heads = (['number', 'time', 'by', 'what', 'page', 'address', 'language', 'detail'] as const).map(
      head => t(`audit.${head}`),
    )
    res.write(SPREADSHEET_MARK + spreadsheetLine(heads))
    for await (const entry of found.value) res.write(cells(entry))
    res.end()
  })
  return router
}
