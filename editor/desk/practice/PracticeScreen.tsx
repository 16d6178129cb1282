import { useTranslations } from 'use-intl'
import type { PracticeView } from '#desk/shop/practice-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Spinner } from '#ui/spinner/Spinner.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useChange, useOperation } from '../../kit/operations.ts'
import { Desk } from '../parts/Desk.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import { LoadFailure } from '../parts/LoadFailure.tsx'
import { MakingProgress } from './MakingProgress.tsx'
import { NoOrigin } from './NoOrigin.tsx'
import styles from './practice.module.css'
import { PracticeFailed } from './PracticeFailed.tsx'
import { PracticeReady } from './PracticeReady.tsx'
import { RemoveButton } from './PracticeButtons.tsx'

/** Time between two looks while it is made or removed, and otherwise, because others make and remove it. Milliseconds. */
const LOOK_MS = 1000
const REST_MS = 30_000

const isMoving = (view: PracticeView | undefined) =>
  view?.shop?.state === 'making' || view?.shop?.state === 'removing'

/** `/practice`: a copy of the shop for training. Admins make and remove it, every operator enters it. */
export function PracticeScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.practice')
  const { data, error, refetch } = useOperation(
    'practice.state',
    {},
    { refetchInterval: ({ state }) => (isMoving(state.data) ? LOOK_MS : REST_MS) },
  )
  return (
    <Desk title={t('title')} introduction={t('text')}>
      {data ? (
        <PracticeState view={data} mayChange={may(operator, 'shop.open')} />
      ) : error ? (
        <LoadFailure error={error} retry={refetch} />
      ) : (
        <Spinner />
      )}
    </Desk>
  )
}

interface StateProps {
  readonly view: PracticeView
  readonly mayChange: boolean
}

function PracticeState({ view, mayChange }: StateProps) {
  const t = useTranslations('editor.practice')
  const { uiLocale } = useEnvironment()
  const { shop, inside, missingOrigin } = view
  if (inside)
    return (
      <DeskSection title={t('inside')}>
        <div className={styles.part}>
          <p>{t('insideText', { time: formatDateTime(inside.until, uiLocale) })}</p>
          <a href={inside.home}>{t('toShop')}</a>
          <a href="/dev/outbox">{t('outbox')}</a>
        </div>
      </DeskSection>
    )
  if (missingOrigin !== null) return <NoOrigin example={missingOrigin} />
  if (shop?.state === 'making') return <MakingProgress shop={shop} />
  if (shop?.state === 'ready') return <PracticeReady shop={shop} member={view.member} mayChange={mayChange} />
  if (shop?.state === 'removing') return <output>{t('removing')}</output>
  if (shop?.state === 'silent')
    return (
      <div className={styles.part}>
        <Notice tone="warning">
          <div>{t('silent')}</div>
          <small>
            {t('silentText', { process: shop.process, time: formatDateTime(shop.until, uiLocale) })}
          </small>
        </Notice>
        {mayChange && <RemoveButton id={shop.id} />}
      </div>
    )
  return (
    <div className={styles.part}>
      {shop?.problem && <PracticeFailed shop={shop} problem={shop.problem} />}
      <MakeFirst hasFailed={shop !== null} mayChange={mayChange} />
    </div>
  )
}

function MakeFirst({ hasFailed, mayChange }: { readonly hasFailed: boolean; readonly mayChange: boolean }) {
  const t = useTranslations('editor.practice')
  const making = useChange('practice.make', { keyOf: () => readKey('practice.state', {}) })
  return (
    <>
      {!hasFailed && <p>{t('none')}</p>}
      <p>{mayChange ? t('noneText') : t('onlyAdmins')}</p>
      {mayChange && (
        <Button isLoading={making.isPending} onClick={() => making.start({})}>
          {t('make')}
        </Button>
      )}
      {making.error && <Notice tone="error">{making.error.message}</Notice>}
    </>
  )
}
