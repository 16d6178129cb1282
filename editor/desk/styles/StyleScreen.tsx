import type { StyleDetail } from '#desk/styles/listed-style.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useFound } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import records from '../collections/collections.module.css'
import { DeskDetail } from '../parts/DeskDetail.tsx'
import { useRested } from '../parts/use-rested.ts'
import { type Jump, JumpProvider } from './jump.ts'
import { SectionIndex } from './SectionIndex.tsx'
import styles from './sheet.module.css'
import { OpenElsewhere } from './OpenElsewhere.tsx'
import { StyleAround } from './StyleAround.tsx'
import { StyleForm } from './StyleForm.tsx'
import { valuesOfStyle } from './style-values.ts'
import { useStyleForm } from './use-style-form.ts'

interface Props {
  readonly operator: Operator
}

/** `/goods/<style>`: all products of a style on one sheet. */
export function StyleScreen({ operator }: Props) {
  const t = useTranslations('editor.records')
  const { style = '' } = useParams()
  if (!may(operator, 'goods.read')) return <PageNotice text={t('notAllowed')} />
  return <Found key={style} style={style} operator={operator} />
}

function Found({ style, operator }: Props & { readonly style: string }) {
  const t = useTranslations('editor.styles')
  const words = useTranslations('editor.records')
  const { uiLocale } = useEnvironment()
  // Changes of others are offered and not taken in behind the form.
  const query = useFound('styles.find', { style }, { isFresh: false })
  return (
    <DeskDetail
      title={query.data?.products[0]?.line.title[uiLocale] ?? style}
      list={{ path: '/goods', name: words('back', { title: t('title') }) }}
      loading={t('sheet.loading')}
      missing={words('missing')}
      query={query}
    >
      {detail => <Sheet detail={detail} operator={operator} />}
    </DeskDetail>
  )
}

function Sheet({ detail, operator }: Props & { readonly detail: StyleDetail }) {
  const t = useTranslations('editor.records')
  const texts = useTranslations('editor.styles')
  const stored = useMemo(() => valuesOfStyle(detail.products), [detail.products])
  const isReadOnly = !may(operator, 'goods.change')
  const form = useStyleForm(detail, operator, isReadOnly)
  // A letter typed must not wait for what is around the form.
  const settled = useRested(form.values)
  const lines = useMemo(() => Object.values(settled), [settled])
  const changes = useRested(form.work.changes)
  const [jump, setJump] = useState<Jump>()
  const goTo = useCallback((code: string, path: string) => setJump({ code, path }), [])
  const navigate = useNavigate()
  const skus = detail.products.reduce((sum, { line }) => sum + line.skus.length, 0)
  return (
    <div className={styles.columns}>
      <div>
        <p className={records.code}>
          {texts('style')}: <b>{detail.style}</b> ·{' '}
          {texts('colours', { colours: detail.products.length, skus })}
        </p>
        <OpenElsewhere detail={detail} values={stored} changes={changes} />
        {isReadOnly && <Notice>{t('readOnly')}</Notice>}
        <SectionIndex lines={lines} as="select" />
        <JumpProvider value={jump}>
          <StyleForm
            detail={detail}
            form={form}
            isReadOnly={isReadOnly}
            stored={stored}
            mayRemove={may(operator, 'goods.remove')}
          />
        </JumpProvider>
        {!isReadOnly && (
          <div className={records.actions}>
            <Button
              variant="line"
              onClick={() => void navigate(`/goods/new?of=${encodeURIComponent(detail.style)}`)}
            >
              {t('copy')}
            </Button>
          </div>
        )}
      </div>
      <aside className={styles.around}>
        <SectionIndex lines={lines} as="list" />
        <StyleAround style={detail.style} lines={lines} stored={stored} mayUndo={!isReadOnly} onGo={goTo} />
      </aside>
    </div>
  )
}
