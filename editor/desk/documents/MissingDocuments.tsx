import { LEGAL_DOCUMENTS } from '#api/rules/legal-documents.ts'
import { may } from '#operators/rights.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOperation } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { useMe } from '../../kit/queries.ts'
import { AddTemplates } from './AddTemplates.tsx'

const LEGAL: ReadonlySet<string> = new Set(LEGAL_DOCUMENTS)

/** Above the list of documents: those that the shop links to and shoppers cannot read, with a way to each. */
export function MissingDocuments() {
  const { code } = useParams()
  return code === undefined ? <Missing /> : null
}

function Missing() {
  const t = useTranslations('editor.documents')
  const { data: me } = useMe()
  const { data = [] } = useOperation('documents.missing', {})
  if (data.length === 0) return null
  return (
    <Notice tone="error">
      <p>{t('missing', { count: data.length })}</p>
      <ul>
        {data.map(({ code, isHidden }) => (
          <li key={code}>
            {LEGAL.has(code) && <>{t('legal', { address: `/${code}` })} </>}
            <Link className={desk.way} to={isHidden ? `/documents/${code}` : `/documents/new?code=${code}`}>
              {t(isHidden ? 'open' : 'add', { address: `/${code}` })}
            </Link>
          </li>
        ))}
      </ul>
      {me && may(me, 'site.change') && <AddTemplates />}
    </Notice>
  )
}
