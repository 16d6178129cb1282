import { formatCount, formatDateTime, formatDay } from '#locales/format.ts'
import { DESK_PATH, EXPLORER_SCREENS, type Explorer } from '#desk/address.ts'
import type { GivenKey, Operator, ProgramView } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { useRoleName } from '../../kit/role-name.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import styles from '../../kit/parts/screen.module.css'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import { GivenKeyDialog } from './GivenKeyDialog.tsx'
import { ProgramDialog } from './ProgramDialog.tsx'
import own from './operators.module.css'
import { ReasonDialog } from './ReasonDialog.tsx'
import { RenewKeyDialog } from './RenewKeyDialog.tsx'

const EXPLORERS = Object.keys(EXPLORER_SCREENS) as readonly Explorer[] // keys of the table

/** `/operators/programs`: programs that call operations with keys, for admins. */
export function ProgramList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.operators')
  return may(operator, 'operators.manage') ? <Programs /> : <PageNotice text={t('adminsOnly')} />
}

function Programs() {
  const t = useTranslations('editor.programs')
  const explorers = useTranslations('editor.explorers')
  const { data: programs = [], isPending, refetch, error } = useOperation('programs.list', {})
  const [edited, setEdited] = useState<ProgramView | 'new'>()
  const [renewed, setRenewed] = useState<string>()
  const [removed, setRemoved] = useState<string>()
  const [given, setGiven] = useState<GivenKey>()
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={
        <Button icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      }
    >
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        none={t('none')}
        caption={t('title')}
        columns={[t('name'), t('role'), t('reads'), t('limit'), t('used')]}
        actions={t('actions')}
      >
        {programs.map(program => (
          <ProgramRow
            key={program.name}
            program={program}
            onEdit={() => setEdited(program)}
            onRenew={() => setRenewed(program.name)}
            onRemove={() => setRemoved(program.name)}
          />
        ))}
      </DeskList>
      <DeskSection title={explorers('title')}>
        <ul className={own.explorers}>
          {EXPLORERS.map(explorer => (
            <li key={explorer}>
              <Link to={EXPLORER_SCREENS[explorer]}>{explorers(explorer)}</Link>
              <span>{explorers(`${explorer}Link`)}</span>
            </li>
          ))}
          <li>
            <a href={`${DESK_PATH}/openapi.json`}>{t('document')}</a>
          </li>
        </ul>
      </DeskSection>
      {edited && (
        <ProgramDialog
          program={edited === 'new' ? undefined : edited}
          onKey={setGiven}
          onClose={() => setEdited(undefined)}
        />
      )}
      {renewed !== undefined && (
        <RenewKeyDialog name={renewed} onKey={setGiven} onClose={() => setRenewed(undefined)} />
      )}
      {removed !== undefined && (
        <ReasonDialog
          question={{ kind: 'remove', name: removed }}
          words={{
            title: t('removeOf', { name: removed }),
            text: t('removeText', { name: removed }),
            confirm: t('remove'),
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
      {given && <GivenKeyDialog given={given} onClose={() => setGiven(undefined)} />}
    </Desk>
  )
}

interface RowProps {
  readonly program: ProgramView
  readonly onEdit: () => void
  readonly onRenew: () => void
  readonly onRemove: () => void
}

function ProgramRow({ program, onEdit, onRenew, onRemove }: RowProps) {
  const { name, isReadOnly, callsPerMinute, usedAt, endsAt } = program
  const { clock, uiLocale } = useEnvironment()
  const t = useTranslations('editor.programs')
  const operators = useTranslations('editor.operators')
  const roleName = useRoleName()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={t('role')}>
        {roleName(program)}
        {endsAt !== null && (
          <small>
            {operators(endsAt <= clock() ? 'over' : 'until', { day: formatDay(endsAt - 1, uiLocale) })}
          </small>
        )}
      </td>
      <td data-label={t('reads')}>{t(isReadOnly ? 'readsOnly' : 'readsAndChanges')}</td>
      <td data-label={t('limit')}>{formatCount(callsPerMinute, uiLocale)}</td>
      <td data-label={t('used')}>{usedAt === null ? t('never') : formatDateTime(usedAt, uiLocale)}</td>
      <td className={styles.actions}>
        <div className={styles.buttons}>
          <Button variant="quiet" aria-label={t('changeOf', { name })} onClick={onEdit}>
            {t('change')}
          </Button>
          <Button variant="quiet" aria-label={t('renewOf', { name })} onClick={onRenew}>
            {t('renew')}
          </Button>
          <Button variant="quiet" aria-label={t('removeOf', { name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      </td>
    </tr>
  )
}
