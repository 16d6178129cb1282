import type { RecordDetail } from '#desk/collections/record-shapes.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useFound } from '../../kit/operations.ts'
import { useStatedTitle } from '../../kit/page-name.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { DeskDetail } from '../parts/DeskDetail.tsx'
import { PlannedFor } from '../parts/PlannedFor.tsx'
import styles from './collections.module.css'
import { RecordForm } from './RecordForm.tsx'
import { useChangeWords } from './HistoryStep.tsx'
import { RecordHistory } from './RecordHistory.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import type { ScreenProps } from './screen-props.ts'
import { useFieldWords } from './use-field-words.ts'

/** `/<collection>/<code>`: one record, its form and its history. */
export function RecordScreen(props: ScreenProps) {
  const t = useTranslations('editor.records')
  const { code = '' } = useParams()
  if (!may(props.operator, props.collection.rights.see)) return <PageNotice text={t('notAllowed')} />
  return <Found key={code} {...props} code={code} />
}

function Found({ collection, operator, parts, code }: ScreenProps & { readonly code: string }) {
  const { name } = collection
  const t = useTranslations('editor.records')
  const texts = useTranslations('collections')
  const { uiLocale } = useEnvironment()
  const stated = useStatedTitle()
  // Changes of others are offered and not taken in behind the form.
  const query = useFound(`${name}.find`, { code }, { isFresh: false })
  const list = { path: `/${name}`, name: t('back', { title: texts(`${name}.title`) }) }
  return (
    <DeskDetail
      title={query.data ? stated(query.data.title)[uiLocale] : code}
      list={list}
      loading={t('loading')}
      missing={t('missing')}
      query={query}
    >
      {record => <Record {...{ collection, operator, parts, record }} />}
    </DeskDetail>
  )
}

function Record({
  collection,
  operator,
  parts = {},
  record,
}: ScreenProps & { readonly record: RecordDetail }) {
  const t = useTranslations('editor.records')
  const navigate = useNavigate()
  const mayChange = may(operator, collection.rights.change)
  const said = useChangeWords(useFieldWords(collection.name))
  return (
    <div className={styles.record} data-wide={parts.Beside !== undefined}>
      <div>
        {parts.News && <parts.News collection={collection} />}
        <div className={styles.recordHead}>
          <p className={styles.code}>
            {t('code')}: <b>{record.code}</b>
          </p>
          {parts.Actions && <parts.Actions {...{ collection, operator, record }} />}
        </div>
        {!mayChange && <Notice>{t('readOnly')}</Notice>}
        <PlannedFor planned={record.planned} said={changes => changes.map(said)} />
        <RecordForm {...{ collection, operator, parts, record }} isReadOnly={!mayChange} />
        {!collection.isFixed && (
          <div className={styles.actions}>
            {mayChange && (
              <Button
                variant="line"
                onClick={() => void navigate(`/${collection.name}/new?of=${encodeURIComponent(record.code)}`)}
              >
                {t('copy')}
              </Button>
            )}
            <RemoveButton
              {...{ collection, operator, record }}
              onRemoved={() => void navigate(`/${collection.name}`)}
            />
          </div>
        )}
      </div>
      <RecordHistory collection={collection} code={record.code} mayUndo={mayChange} />
    </div>
  )
}
