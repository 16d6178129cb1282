import type { DeskBatch } from '#desk/coupons/code-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { saveFile } from '../../builder/transfer/files.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import desk from '../../kit/parts/screen.module.css'
import { toastDone } from '../../kit/parts/toasts.ts'
import { DeskList } from '../parts/DeskList.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useDownload } from './use-download.ts'

interface Props {
  readonly campaign: string
  readonly mayChange: boolean
}

/** Time between two looks while codes are made. Milliseconds. */
const LOOK_MS = 1000

/** Batches of a campaign’s codes, the newest first. */
export function BatchList({ campaign, mayChange }: Props) {
  const t = useTranslations('editor.codes')
  const { data, error, isPending, refetch } = useOperation(
    'codes.list',
    { campaign },
    {
      refetchInterval: ({ state }) =>
        state.data?.batches.some(batch => batch.state === 'making') ? LOOK_MS : false,
    },
  )
  return (
    <DeskSection title={t('batches')}>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        {...(data && { none: t('noBatches') })}
        caption={t('batches')}
        columns={[t('columns.batch'), t('columns.counts'), t('columns.export')]}
        {...(mayChange && { actions: t('columns.actions') })}
      >
        {data?.batches.map(batch => <Row key={batch.id} batch={batch} mayChange={mayChange} />) ?? []}
      </DeskList>
    </DeskSection>
  )
}

interface RowProps extends Pick<Props, 'mayChange'> {
  readonly batch: DeskBatch
}

function Row({ batch, mayChange }: RowProps) {
  const t = useTranslations('editor.codes')
  const { uiLocale } = useEnvironment()
  const { pattern, at, by, state, total, made, exported, withdrawal } = batch
  const { free, held, used, withdrawn } = batch
  const done = ({ at: time, by: name }: { readonly at: number; readonly by: string }) => ({
    by: name,
    time: formatDateTime(time, uiLocale),
  })
  return (
    <tr>
      <th scope="row">
        {pattern}
        <small>{t('made', done({ at, by }))}</small>
      </th>
      <td>
        {state === 'making' ? t('making', { made, total }) : t('total', { count: made })}
        <small>{t('counts', { free, held, used, withdrawn })}</small>
      </td>
      <td>
        {exported ? t('exported', done(exported)) : withdrawal ? t('noList') : t('notExported')}
        {withdrawal && <small>{t('withdrawnBy', done(withdrawal))}</small>}
      </td>
      {mayChange && (
        <td className={desk.actions}>
          <BatchButtons batch={batch} />
        </td>
      )}
    </tr>
  )
}

function BatchButtons({ batch }: Pick<RowProps, 'batch'>) {
  const t = useTranslations('editor.codes')
  const { operations } = useEnvironment()
  const states = useDownload()
  const [asking, setAsking] = useState<'export' | 'withdraw'>()
  const { id, pattern, state, exported, withdrawal } = batch
  const close = () => setAsking(undefined)
  return (
    <div className={desk.buttons}>
      {state === 'done' && !exported && !withdrawal && (
        <Button size="s" aria-label={t('exportOf', { pattern })} onClick={() => setAsking('export')}>
          {t('export')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="s"
        isLoading={states.isPending}
        aria-label={t('statesOf', { pattern })}
        onClick={() =>
          states.download(`states-${id}.csv`, () => operations.read('codes.states', { batch: id }))
        }
      >
        {t('statesButton')}
      </Button>
      {!withdrawal && (
        <Button
          variant="quiet"
          size="s"
          aria-label={t('withdrawOf', { pattern })}
          onClick={() => setAsking('withdraw')}
        >
          {t('withdraw')}
        </Button>
      )}
      {asking === 'export' && <ExportDialog batch={batch} onClose={close} />}
      {asking === 'withdraw' && <WithdrawDialog batch={batch} onClose={close} />}
    </div>
  )
}

interface DialogProps extends Pick<RowProps, 'batch'> {
  readonly onClose: () => void
}

function ExportDialog({ batch: { id }, onClose }: DialogProps) {
  const t = useTranslations('editor.codes')
  const given = useChange('codes.export', {
    onDone({ text }) {
      saveFile(`codes-${id}.csv`, text, 'text/csv')
      toastDone(t('exportDone'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('exportTitle')}
      confirm={t('export')}
      isPending={given.isPending}
      error={given.error}
      onConfirm={() => given.start({ batch: id })}
      onClose={onClose}
    >
      {t('exportText')}
    </ConfirmDialog>
  )
}

function WithdrawDialog({ batch: { id, free, held }, onClose }: DialogProps) {
  const t = useTranslations('editor.codes')
  const withdraw = useChange('codes.withdraw', {
    onDone() {
      toastDone(t('withdrawDone'))
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={t('withdrawTitle')}
      text={t('withdrawText', { free, held })}
      submit={t('withdraw')}
      isPending={withdraw.isPending}
      error={withdraw.error}
      onSubmit={reason => withdraw.start({ batch: id, reason })}
      onClose={onClose}
    />
  )
}
