import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { MERGE_FIELDS, type MergeChoice, type MergeField, type MergeSide } from '#api/rules/member-merge.ts'
import type { DeskMerged, DeskMergePlan, DeskMergeSide } from '#desk/members/desk-member.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { DeskSection } from '../parts/DeskSection.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { MergeTable, type MergeRow, useCountRows } from './MergeTable.tsx'
import styles from './members.module.css'
import { useReason } from './use-reason.tsx'

interface Props {
  readonly plan: DeskMergePlan
  readonly onMerged: (merged: DeskMerged) => void
}

/** The value of the account that stays, unless only the other one has one. */
const presetOf = ({ stays, closes }: DeskMergePlan): MergeChoice => {
  const sideOf = (field: MergeField): MergeSide =>
    stays.values[field] === '' && closes.values[field] !== '' ? 'closes' : 'stays'
  return {
    email: sideOf('email'),
    mobile: sideOf('mobile'),
    name: sideOf('name'),
    nickName: sideOf('nickName'),
    birthday: sideOf('birthday'),
  }
}

/** What each of two accounts has, what to keep of both, and the button that merges them. */
export function MergeForm({ plan, onMerged }: Props) {
  const t = useTranslations('editor.members.merge')
  const { stays, closes, problems } = plan
  const wishOf = useWishKey()
  const { reason, check, field: reasonField } = useReason()
  const [chosen, setChosen] = useState(() => presetOf(plan))
  const change = useChange('members.merge', { onDone: onMerged })
  const different = MERGE_FIELDS.filter(field => stays.values[field] !== closes.values[field])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    const input = { member: stays.id, other: closes.id, chosen, reason }
    change.start({ ...input, wish: wishOf(input) })
  }
  return (
    <>
      {problems.length > 0 && (
        <Notice tone="error">
          <strong>{t('problemsTitle')}</strong>
          <ul>
            {problems.map(problem => (
              <li key={problem}>{t(`problems.${problem}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <DeskSection title={t('has')}>
        <Comparison {...plan} />
        <p className={styles.mergeNote}>{t('notes')}</p>
      </DeskSection>
      {problems.length === 0 && (
        <form className={`${desk.form} ${styles.mergeForm}`} onSubmit={submit} noValidate>
          {different.length > 0 && (
            <DeskSection title={t('fieldsTitle')}>
              <p className={styles.mergeNote}>{t('fieldsHint')}</p>
              <div className={styles.mergeFields}>
                {different.map(field => (
                  <Select<MergeSide>
                    key={field}
                    label={t(`fields.${field}`)}
                    value={chosen[field]}
                    choices={(['stays', 'closes'] as const).map(value => ({
                      value,
                      label: plan[value].values[field] || t('nothing'),
                    }))}
                    onChoose={side => setChosen({ ...chosen, [field]: side })}
                  />
                ))}
              </div>
            </DeskSection>
          )}
          {reasonField}
          {change.error && <Notice tone="error">{change.error.message}</Notice>}
          <div className={desk.formFoot}>
            <Button type="submit" variant="danger" isLoading={change.isPending}>
              {t('submit')}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}

/** Both accounts side by side. */
function Comparison({ stays, closes }: Pick<DeskMergePlan, 'stays' | 'closes'>) {
  const t = useTranslations('editor.members.merge')
  const { uiLocale } = useEnvironment()
  const linked = ({ id, name }: DeskMergeSide) => <Link to={`/members/${id}`}>{name || id}</Link>
  const consentOf = ({ consent }: DeskMergeSide) => t(consent.isGiven ? 'given' : 'notGiven')
  const sides = [stays, closes]
  const ofBoth = (valueOf: (side: DeskMergeSide) => MergeRow['cells'][number]) => sides.map(valueOf)
  const rows: readonly MergeRow[] = [
    { name: t('fields.name'), cells: ofBoth(linked) },
    { name: t('fields.email'), cells: ofBoth(({ values }) => values.email || t('nothing')) },
    { name: t('fields.mobile'), cells: ofBoth(({ values }) => values.mobile || t('nothing')) },
    { name: t('level'), note: t('levelNote'), cells: ofBoth(({ level }) => level[uiLocale]) },
    { name: t('consent'), note: t('consentNote'), cells: ofBoth(consentOf) },
    ...(sides.some(({ staff }) => staff !== '')
      ? [{ name: t('staffCode'), cells: ofBoth(({ staff }) => staff || t('nothing')) }]
      : []),
    ...useCountRows(sides.map(({ has }) => has)),
  ]
  return <MergeTable caption={t('has')} columns={[t('stays'), t('closes')]} rows={rows} />
}
